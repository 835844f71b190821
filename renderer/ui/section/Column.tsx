import type { ReactNode } from 'react';
import styles from './Column.module.css';
import { SectionHeader } from './SectionHeader.tsx';

/** A column that is read with ease in the middle of a section, with what introduces it above. */
export function Column(column: {
  title?: string | undefined;
  /** Rich text. */
  text?: string | undefined;
  children: ReactNode;
}) {
  const { title, text, children } = column;
  return (
    <div className={styles.column}>
      <SectionHeader {...(title && { title })} {...(text && { text })} align="center" />
      {children}
    </div>
  );
}
