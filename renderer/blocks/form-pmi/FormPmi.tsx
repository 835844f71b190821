import type { FormPmiProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FormSection } from '@renderer/forms/FormSection.tsx';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';

/** Business lead form (spec 2.10, 4.3). */
export default function FormPmi({ props, nodeId, context }: BlockViewProps<FormPmiProps>) {
  const { title, text, recipients, prodotto, legalNote } = props;
  const destinatari = recipients.flatMap((recipient) => recipient.email || []).join(',');
  return (
    <FormSection layout={props} title={title} text={text}>
      <VisitorForm
        name="pmi"
        nodeId={nodeId}
        context={context}
        label={title || 'Richiesta per le imprese'}
        values={{ prodotto: prodotto ?? '' }}
        extra={{ destinatari }}
        prefill
        pageMarker="pagina-pmi"
      >
        {legalNote && <RichText html={legalNote} />}
      </VisitorForm>
    </FormSection>
  );
}
