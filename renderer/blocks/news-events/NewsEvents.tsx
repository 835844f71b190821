import type { ContentCard } from '@generated/entities.ts';
import type { NewsEventsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { CardOfContent } from '@renderer/ui/content-card/CardOfContent.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './NewsEvents.module.css';

export default function NewsEvents(
  view: BlockViewProps<NewsEventsProps, ContentCard[] | undefined>,
) {
  const { props, data: cards = [], context } = view;
  return (
    <Section layout={props}>
      <header className={styles.header}>
        {props.title && <h2>{props.title}</h2>}
        <ArrowLink href={props.link} label={props.linkLabel} />
      </header>
      {cards.length === 0 ? (
        <p>Al momento non ci sono novità da mostrare.</p>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={`${card.type}-${card.id}`}>
              <CardOfContent card={card} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
