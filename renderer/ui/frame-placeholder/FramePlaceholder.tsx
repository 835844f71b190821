import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './FramePlaceholder.module.css';

/** Stands in the builder for third-party content, which is not loaded while a page is edited. */
export function FramePlaceholder(placeholder: {
  height: number;
  icon?: string;
  children: ReactNode;
}) {
  const { height, icon = 'Code', children } = placeholder;
  return (
    <div className={styles.placeholder} style={{ minHeight: `min(${height}px, 70svh)` }}>
      <Icon name={icon} size={32} />
      <p>{children}</p>
    </div>
  );
}
