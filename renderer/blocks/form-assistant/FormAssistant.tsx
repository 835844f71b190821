import type { FormAssistantProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FormSection } from '@renderer/forms/FormSection.tsx';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';

/** Contact form of the virtual assistant, anchored at `#form{assistant}` (spec 2.10, 4.4). */
export default function FormAssistant({
  props,
  nodeId,
  context,
}: BlockViewProps<FormAssistantProps>) {
  const { title, legalNote, thankMessage, formEndpoint } = props;
  return (
    <FormSection layout={props} id={`form${context.assistant}`} title={title}>
      <VisitorForm
        name="assistant"
        nodeId={nodeId}
        context={context}
        label={title || 'Scrivici un messaggio'}
        endpoint={formEndpoint}
        sent={[thankMessage]}
        prefill
      >
        {legalNote && <RichText html={legalNote} />}
      </VisitorForm>
    </FormSection>
  );
}
