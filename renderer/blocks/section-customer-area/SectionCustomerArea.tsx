import type { SectionCustomerAreaProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Blob } from '@renderer/ui/blob/Blob.tsx';
import { buttonClass, LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SiteTriggerIsland } from '#islands';
import styles from './SectionCustomerArea.module.css';

export default function SectionCustomerArea({
  props,
  nodeId,
}: BlockViewProps<SectionCustomerAreaProps>) {
  const { title, ctaLabel, ctaLoginModalTrigger, ctaUrl, trackingId } = props;
  const advantages = props.advantages.flatMap((advantage) => advantage.text || []);
  const tracking = trackingId ? `tracking-${trackingId}` : undefined;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        <Blob
          id={nodeId}
          colours={['#7e2889', '#1587c8']}
          seed={5}
          strength={40}
          className={styles.blob}
        />
        <div className={styles.copy}>
          <IconChip name="VipAccount" tone="white" />
          {title && <h2>{title}</h2>}
          {ctaLabel &&
            (ctaLoginModalTrigger ? (
              <SiteTriggerIsland
                opens="access"
                label={ctaLabel}
                className={classNames(buttonClass('yellowPink'), tracking)}
              />
            ) : (
              <LinkButton href={ctaUrl} colour="yellowPink" className={tracking}>
                {ctaLabel}
              </LinkButton>
            ))}
        </div>
        {advantages.length > 0 && (
          <ul className={styles.advantages}>
            {advantages.map((advantage, index) => (
              <li key={`${nodeId}-${index}`}>
                <Icon name="Check" size={20} />
                <span>{advantage}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
