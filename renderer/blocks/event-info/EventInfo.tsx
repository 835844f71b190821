import type { EventInfoProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { italianDate } from '@renderer/ui/date/italian-date.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './EventInfo.module.css';

export default function EventInfo({ props }: BlockViewProps<EventInfoProps>) {
  const { title, date, time, place, address, price, text, ctaLabel, ctaHref } = props;
  const facts = [
    { icon: 'Calendar', label: 'Quando', lines: [italianDate(date), time] },
    { icon: 'Pointer', label: 'Dove', lines: [place, address] },
    { icon: 'Ticket', label: 'Ingresso', lines: [price] },
  ].filter(({ lines }) => lines.some(Boolean));
  if (!title && !text && facts.length === 0) return null;
  return (
    <Section layout={props}>
      <div className={styles.card}>
        {title && <h2>{title}</h2>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ icon, label, lines }) => (
              <div key={label}>
                <Icon name={icon} size={26} />
                <dt>{label}</dt>
                {lines.map((line) => line && <dd key={line}>{line}</dd>)}
              </div>
            ))}
          </dl>
        )}
        {text && <RichText html={text} className={styles.text} />}
        <LinkButton href={ctaHref} className={styles.cta}>
          {ctaLabel}
        </LinkButton>
      </div>
    </Section>
  );
}
