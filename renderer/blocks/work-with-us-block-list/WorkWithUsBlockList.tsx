import type { WorkWithUsBlockListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { IconChip } from '@renderer/ui/icon/IconChip.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './WorkWithUsBlockList.module.css';

type Card = WorkWithUsBlockListProps['items'][number];

export default function WorkWithUsBlockList({ props }: BlockViewProps<WorkWithUsBlockListProps>) {
  const { title, text } = props;
  const items = props.items.filter((item) => item.title || item.text);
  if (!title && !text && items.length === 0) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} />
      {items.length > 0 && (
        <ul className={styles.cards}>
          {items.map((item, index) => (
            <li key={index}>
              <Reason card={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Reason({ card }: { card: Card }) {
  const { icon, title, text, link, linkLabel } = card;
  return (
    <article className={classNames(surface.card, styles.card)}>
      <IconChip name={icon} />
      {title && <h3>{title}</h3>}
      {text && <RichText html={text} />}
      <ArrowLink href={link} label={linkLabel} className={styles.link} />
    </article>
  );
}
