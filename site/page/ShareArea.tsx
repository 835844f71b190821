import { classNames } from '@renderer/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './ShareArea.module.css';

/** Ways to pass a page on: plain links, so that nobody learns of a visit that shares nothing. */
const WAYS = [
  {
    name: 'WhatsApp',
    href: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`,
    path: 'M4 20l1.300-4A8 8 0 1 1 8.300 19ZM9 8.500c0 3.500 3 6.500 6.500 6.500l.8-1.800-2-1-1 1c-1.200-.5-2-1.300-2.500-2.500l1-1-1-2Z',
  },
  {
    name: 'Facebook',
    href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    path: 'M13.500 21v-8h3l.5-3.500h-3.500V7.300c0-1 .5-1.800 1.800-1.800H17V2.600h-2.500c-2.800 0-4.500 1.700-4.500 4.500v2.400H7V13h3v8',
  },
  {
    name: 'LinkedIn',
    href: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    path: 'M6 10v9M6 5.500v.1M11 19v-9M11 13.500c0-2 1.300-3.500 3.500-3.500s3.500 1.500 3.500 3.500V19',
  },
  {
    name: 'X',
    href: (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}`,
    path: 'M5 4.500 19 19.500M19 4.500 5 19.500',
  },
  {
    name: 'Email',
    href: (url: string, title: string) => `mailto:?subject=${title}&body=${url}`,
    path: 'M3.500 6h17v12h-17ZM3.500 7l8.500 6.500L20.500 7',
  },
];

/** Whether a page belongs to the knowledge section, whose pages can be shared (spec 2.2). */
export function isShared(path: string, brand: string): boolean {
  return `${path}/`.startsWith(`/casa/${brand}pedia/`);
}

/**
 * A page with its sharing block: beside a column of text where there is room, travelling along from
 * offset 200 to the element `socialEnd` (spec 9); below the page elsewhere.
 */
export function ShareArea({
  url,
  title,
  isColumn,
  children,
}: {
  url: string;
  title: string;
  isColumn: boolean;
  children: ReactNode;
}) {
  const address = encodeURIComponent(url);
  const name = encodeURIComponent(title);
  return (
    <div className={classNames(styles.area, isColumn && styles.beside)}>
      {children}
      <aside className={styles.rail}>
        <nav aria-label="Condividi la pagina">
          <p>Condividi</p>
          <ul>
            {WAYS.map((way) => (
              <li key={way.name}>
                <a
                  href={way.href(address, name)}
                  target={way.name === 'Email' ? undefined : '_blank'}
                  rel="noopener noreferrer"
                >
                  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                    <path d={way.path} />
                  </svg>
                  <span className="visually-hidden">
                    {way.name}
                    {way.name !== 'Email' && ' (si apre in una nuova finestra)'}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div id="socialEnd" />
    </div>
  );
}
