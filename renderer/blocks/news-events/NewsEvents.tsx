import type { ContentCard } from '@generated/entities.ts';
import type { NewsEventsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { CardOfContent } from '@renderer/ui/content-card/CardOfContent.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './NewsEvents.module.css';

export default function NewsEvents(
  view: BlockViewProps<NewsEventsProps, ContentCard[] | undefined>,
) {
  const { props, data: cards = [], context } = view;
  const more = safeHref(props.link);
  return (
    <Section layout={props}>
      <header className={styles.header}>
        <h2>{props.title}</h2>
        {more && props.linkLabel && (
          <a href={more}>
            {props.linkLabel}
            <Icon name="ArrowRight" size={18} />
          </a>
        )}
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
