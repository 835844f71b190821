import type { BrandFormProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FormSection } from '@renderer/forms/FormSection.tsx';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';

/** Contact form of the sub-brand (spec 2.10, 3.16); the subject is read from the page when it is sent. */
export default function BrandForm({ props, nodeId, context }: BlockViewProps<BrandFormProps>) {
  const { formTitle, formText, formEndpoint, formLegalNotes, legalNotes, thankMessage } = props;
  return (
    <FormSection layout={props} title={formTitle} text={formText} notes={legalNotes}>
      <VisitorForm
        name="brand"
        nodeId={nodeId}
        context={context}
        label={formTitle || 'Richiedi informazioni'}
        endpoint={formEndpoint}
        sent={[thankMessage]}
      >
        {formLegalNotes && <RichText html={formLegalNotes} />}
      </VisitorForm>
    </FormSection>
  );
}
