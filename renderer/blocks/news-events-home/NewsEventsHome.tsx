import type { ContentCard } from '@generated/entities.ts';
import type { NewsEventsHomeProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { CardOfContent } from '@renderer/ui/content-card/CardOfContent.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { textOr } from '@renderer/ui/text/text-or.ts';
import styles from './NewsEventsHome.module.css';

export default function NewsEventsHome(
  view: BlockViewProps<NewsEventsHomeProps, ContentCard[] | undefined>,
) {
  const { props, data: cards = [], context } = view;
  // The home shows no empty shelf; an editor must see why nothing is there.
  if (cards.length === 0 && !context.editing) return null;
  return (
    <Section layout={props}>
      <header className={styles.header}>
        <h2>{textOr(props.title, `${context.brandName} news`)}</h2>
        <ArrowLink href={props.link} label={props.linkLabel} />
      </header>
      {cards.length === 0 ? (
        <p>Nelle impostazioni del sito non sono scelte news o eventi per la home.</p>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li
              key={`${card.type}-${card.id}`}
              className={classNames(card.isRelevant && styles.relevant)}
            >
              <CardOfContent card={card} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
