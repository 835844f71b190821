import type { CallMeBackProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './CallMeBack.module.css';

/** A band in which to leave one's number (spec 2.10). */
export default function CallMeBack({ props, nodeId, context }: BlockViewProps<CallMeBackProps>) {
  const { title, text, buttonLabel, thankMessage } = props;
  return (
    <Section layout={props}>
      <div className={styles.band}>
        {(title || text) && (
          <header className={styles.intro}>
            {title && <h2>{title}</h2>}
            {text && <p>{text}</p>}
          </header>
        )}
        <VisitorForm
          name="callmeback"
          nodeId={nodeId}
          context={context}
          label={title || 'Richiesta di richiamata'}
          buttonLabel={buttonLabel}
          sent={[thankMessage]}
          compact
        />
      </div>
    </Section>
  );
}
