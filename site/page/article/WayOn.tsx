import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import type { CmsPage } from '../../cms/map/page.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import styles from './Article.module.css';

const BACK: Readonly<Record<string, string>> = {
  news: 'Tutte le news',
  event: 'Tutti gli eventi',
  shop: 'Tutti i punti vendita',
  regulation: 'Tutte le normative',
  'work-offer': 'Tutte le posizioni aperte',
  guide: 'Tutte le guide',
  faq: 'Tutte le domande frequenti',
};

/** Where a reader goes from here: back to the list, or on to an application. */
export function WayOn({ page }: { page: CmsPage }) {
  if (page.post_type === 'page') return null;
  const list = breadcrumbs(page).at(-1);
  if (!list || list.href === '/') return null;
  return (
    <footer className={styles.wayOn}>
      {page.post_type === 'work-offer' && (
        <LinkButton
          href={`${list.href}?posizione=${encodeURIComponent(page.post_title)}#candidatura`}
        >
          Invia la candidatura
        </LinkButton>
      )}
      <a href={list.href}>{BACK[page.post_type] ?? list.label}</a>
    </footer>
  );
}
