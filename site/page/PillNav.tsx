import type { ReactNode } from 'react';
import styles from './PillNav.module.css';

export interface Pill {
  href: string;
  /** What it says; a text that says too little has a name beside it. */
  text: ReactNode;
  name?: string;
  isCurrent?: boolean;
  rel?: 'prev' | 'next';
}

/** Links that choose what of a list is shown. */
export function PillNav({
  label,
  pills,
  centred = false,
}: {
  label: string;
  pills: readonly Pill[];
  centred?: boolean;
}) {
  return (
    <nav
      aria-label={label}
      className={centred ? `${styles.pills} ${styles.centred}` : styles.pills}
    >
      <ul>
        {pills.map(({ href, text, name, isCurrent, rel }) => (
          <li key={`${rel} ${href}`}>
            <a
              href={href}
              rel={rel}
              aria-label={name}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
