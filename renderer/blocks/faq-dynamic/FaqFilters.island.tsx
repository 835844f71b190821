import { anchorHref } from '@renderer/ui/faq/groups.ts';
import { useEffect, useState } from 'react';
import styles from './FaqFilters.module.css';

/** Links to each group and to all of them; this only marks the one the address names. */
export default function FaqFilters(filters: {
  all: string;
  anchors: readonly { name: string; anchor: string }[];
}) {
  const { all, anchors } = filters;
  const [hash, setHash] = useState('');

  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const hrefs = anchors.map(({ anchor }) => anchorHref(anchor));
  const chosen = hrefs.includes(hash);
  return (
    <nav aria-label="Argomenti" className={styles.filters}>
      <ul>
        <li>
          <a href={anchorHref(all)} aria-current={chosen ? undefined : 'true'}>
            Tutti gli argomenti
          </a>
        </li>
        {anchors.map(({ name, anchor }, index) => (
          <li key={anchor}>
            <a href={hrefs[index]} aria-current={hrefs[index] === hash ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
