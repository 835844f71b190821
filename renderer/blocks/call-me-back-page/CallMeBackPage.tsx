import type { CallMeBackPageProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './CallMeBackPage.module.css';

/** The call-back page: what to expect beside the form (spec 2.10). */
export default function CallMeBackPage({
  props,
  nodeId,
  context,
}: BlockViewProps<CallMeBackPageProps>) {
  const { title, text, buttonLabel, thankMessage, legalNote } = props;
  const benefits = props.benefits.flatMap((benefit) => benefit.text || []);
  return (
    <Section layout={props}>
      <div className={styles.columns}>
        {(title || text || benefits.length > 0) && (
          <div className={styles.intro}>
            {title && <h2>{title}</h2>}
            {text && <RichText html={text} />}
            {benefits.length > 0 && (
              <ul className={styles.benefits}>
                {benefits.map((benefit, index) => (
                  <li key={`${nodeId}-${index}`}>
                    <Icon name="Check" size={22} />
                    <span>{benefit}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <VisitorForm
          name="callmeback"
          nodeId={nodeId}
          context={context}
          label={title || 'Richiesta di richiamata'}
          buttonLabel={buttonLabel}
          sent={[thankMessage]}
        >
          {legalNote && <RichText html={legalNote} />}
        </VisitorForm>
      </div>
    </Section>
  );
}
