import type { ReactNode } from 'react';
import { getSettings } from '../config/current.ts';
import styles from './EditorMessage.module.css';

interface Way {
  label: string;
  href: string;
}

/**
 * What stands where the editor cannot: why, and the ways on from here, the likeliest first. It uses
 * no parts of the site: the editor would load the styles of all blocks with them.
 */
export function EditorMessage(message: {
  title: string;
  ways: readonly Way[];
  children: ReactNode;
}) {
  return (
    <main className={styles.message}>
      <p className={styles.brand}>{getSettings().brandName}</p>
      <h1>{message.title}</h1>
      <p>{message.children}</p>
      <div className={styles.ways}>
        {message.ways.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
    </main>
  );
}
