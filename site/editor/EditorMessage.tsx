import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import type { ReactNode } from 'react';
import { getSettings } from '../config/current.ts';
import { Logo } from '../shell/Logo.tsx';
import styles from './EditorMessage.module.css';

interface Way {
  label: string;
  href: string;
}

/** What stands where the editor cannot: why, and the ways on from here, the likeliest first. */
export function EditorMessage(message: {
  title: string;
  ways: [Way, ...Way[]];
  children?: ReactNode;
}) {
  const [likeliest, ...others] = message.ways;
  return (
    <main className={styles.message}>
      <Logo brandName={getSettings().brandName} />
      <h1>{message.title}</h1>
      {message.children && <p>{message.children}</p>}
      <div className={styles.ways}>
        <LinkButton href={likeliest.href}>{likeliest.label}</LinkButton>
        {others.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
    </main>
  );
}
