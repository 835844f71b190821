import type { CallMeBackNewProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { VisitorForm } from '@renderer/forms/VisitorForm.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './CallMeBackNew.module.css';

/** The call-back form beside a dark panel (spec 2.10). */
export default function CallMeBackNew({
  props,
  nodeId,
  context,
}: BlockViewProps<CallMeBackNewProps>) {
  const { title, text, icon, buttonLabel, thankMessage } = props;
  return (
    <Section layout={props}>
      <div className={styles.panel}>
        {(title || text) && (
          <header className={styles.intro}>
            <Icon name={icon} size={44} />
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
        />
      </div>
    </Section>
  );
}
