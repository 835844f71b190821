import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { safeHref } from '../link/safe-href.ts';
import styles from './MoreLink.module.css';

/** A text link with an arrow that leads further; nothing without a text or a usable address. */
export function MoreLink(link: { href: string | undefined; children?: ReactNode }) {
  const href = safeHref(link.href);
  if (!href || !link.children) return null;
  return (
    <a className={styles.link} href={href}>
      <span>{link.children}</span>
      <Icon name="ArrowRight" size={18} />
    </a>
  );
}
