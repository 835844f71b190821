import type { PageContext } from '@renderer/contract.ts';
import { CardOfContent } from '@renderer/ui/content-card/CardOfContent.tsx';
import { todayInRome } from '../cms/map/dates.ts';
import { Pagination } from '../page/Pagination.tsx';
import { PillNav } from '../page/PillNav.tsx';
import styles from './Archive.module.css';
import type { ArchivePage } from './arrange.ts';
import { type ArchiveKind, type ArchiveRoute, archiveHref } from './route.ts';

interface ArchiveNames {
  title: string;
  /** The filter that chooses no category, in the gender of the items. */
  all: string;
  none: string;
}

/** How the items of each archive are called. */
export const ARCHIVE_NAMES: Readonly<Record<ArchiveKind, ArchiveNames>> = {
  news: { title: 'Tutte le news', all: 'Tutte', none: 'Non ci sono ancora news.' },
  event: {
    title: 'Tutti gli eventi',
    all: 'Tutti',
    none: 'Al momento non ci sono eventi in programma.',
  },
  glossary: { title: 'Tutte le voci', all: 'Tutte', none: 'Non ci sono ancora voci.' },
  guide: { title: 'Tutte le guide', all: 'Tutte', none: 'Non ci sono ancora guide.' },
};

const HEADING = 'archivio';

/** Filters, cards and page links of an archive; each state has an address of its own. */
export function Archive(view: {
  route: ArchiveRoute;
  archive: ArchivePage;
  context: PageContext;
  /** The page begins with much else: who filters goes on where the choice is, not at its top. */
  isFarDown?: boolean;
}) {
  const { route, archive, context, isFarDown = false } = view;
  const { base, kind } = route;
  const href = (state: { category?: string; page?: number }) =>
    archiveHref(base, state) + (isFarDown ? `#${HEADING}` : '');
  const names = ARCHIVE_NAMES[kind];
  const today = todayInRome();
  const { filters, active, cards, categories } = archive;
  return (
    <section className={styles.archive} aria-labelledby={HEADING}>
      <h2 id={HEADING}>{active ? active.label : names.title}</h2>
      {filters.length > 1 && (
        <PillNav
          label="Categorie"
          pills={[
            { href: href({}), text: names.all, isCurrent: !active },
            ...filters.map((filter) => ({
              href: href({ category: filter.value }),
              text: (
                <>
                  {filter.label} <span>{filter.count}</span>
                </>
              ),
              isCurrent: filter === active,
            })),
          ]}
        />
      )}
      {cards.length === 0 && <p>{names.none}</p>}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardOfContent
                card={card}
                context={context}
                category={categories.get(card.id)}
                past={kind === 'event' && card.dateIso !== undefined && card.dateIso < today}
              />
            </li>
          ))}
        </ul>
      )}
      {archive.pages > 1 && (
        <Pagination
          page={archive.page}
          pages={archive.pages}
          href={(page) => href({ category: route.category, page })}
        />
      )}
    </section>
  );
}
