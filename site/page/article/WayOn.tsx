import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import type { CmsPage } from '../../cms/map/page.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import styles from './Article.module.css';
import { applicationAddress } from './application-address.ts';
import { kindOf } from './kinds.ts';

/** Where a reader goes from here: back to the list, or on to an application. */
export function WayOn({ page }: { page: CmsPage }) {
  if (page.post_type === 'page') return null;
  const list = breadcrumbs(page).at(-1);
  if (!list || list.href === '/') return null;
  return (
    <footer className={styles.wayOn}>
      {page.post_type === 'work-offer' && (
        <LinkButton href={applicationAddress(page)}>Invia la candidatura</LinkButton>
      )}
      <a href={list.href}>{kindOf(page)?.all ?? list.label}</a>
    </footer>
  );
}
