import type { ReactNode } from 'react';
import styles from './Faq.module.css';

/** Title and questions in a column that is read with ease. */
export function FaqBox({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.box}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  );
}
