import { AsMarkup } from './AsMarkup.tsx';
import styles from './Breadcrumbs.module.css';
import type { Trail } from './breadcrumbs.ts';

/** Breadcrumb trail; the current page is its last, unlinked entry. */
export function Breadcrumbs({ crumbs, current }: Trail) {
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

/** The trail above what fills the width of the page; an article has it in its own column. */
export function WideBreadcrumbs(trail: Trail) {
  return (
    <AsMarkup>
      <div className={styles.wide}>
        <Breadcrumbs {...trail} />
      </div>
    </AsMarkup>
  );
}
