import { Icon } from '@renderer/ui/icon/Icon.tsx';
import type { ReactNode } from 'react';
import styles from './FactsCard.module.css';

/** One line of a card: what it is about, and what it says; nothing when it says nothing. */
export function Fact({
  icon,
  name,
  children,
}: {
  icon: string;
  name: string;
  children: ReactNode;
}) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} size={22} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
