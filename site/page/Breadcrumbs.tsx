import styles from './Breadcrumbs.module.css';
import type { Crumb } from './breadcrumbs.ts';

/** Breadcrumb trail; the current page is its last, unlinked entry. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Percorso" className={styles.trail}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            {crumb.unlinked ? crumb.label : <a href={crumb.href}>{crumb.label}</a>}
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
