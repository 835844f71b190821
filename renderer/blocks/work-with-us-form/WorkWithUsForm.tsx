import type { WorkWithUsFormProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FormSection } from '@renderer/forms/FormSection.tsx';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';

/** Job application, with the curriculum as a file (spec 2.10). */
export default function WorkWithUsForm({
  props,
  nodeId,
  context,
}: BlockViewProps<WorkWithUsFormProps>) {
  const { title, description, position, destination, destinationCC, thankMessage } = props;
  return (
    <FormSection layout={props} title={title} text={description}>
      <VisitorForm
        name="candidatura"
        nodeId={nodeId}
        context={context}
        label={title || 'Candidatura'}
        values={{ position: position ?? '' }}
        extra={{ destination: destination ?? '', destinationCC: destinationCC ?? '' }}
        sent={[thankMessage]}
        buttonLabel="Invia la candidatura"
      />
    </FormSection>
  );
}
