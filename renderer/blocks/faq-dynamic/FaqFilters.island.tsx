import { decodeHash } from '@renderer/islands/decode-hash.ts';
import { anchorHref, anchorOf } from '@renderer/ui/faq/groups.ts';
import { useEffect, useState } from 'react';
import styles from './FaqFilters.module.css';

/**
 * Links to each group and to all of them; this only marks the one the address names. A name with
 * spaces leads on to its anchor: only that is the target that the others are hidden by.
 */
export default function FaqFilters(filters: {
  all: string;
  anchors: readonly { name: string; anchor: string }[];
}) {
  const { all, anchors } = filters;
  const [hash, setHash] = useState('');

  useEffect(() => {
    const follow = () => {
      const written = decodeHash(window.location.hash);
      const named = anchorOf(written);
      if (written !== named && anchors.some(({ anchor }) => anchor === named)) {
        window.location.replace(anchorHref(named));
      }
      setHash(window.location.hash);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [anchors]);

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
