import { Icon } from '../icon/Icon.tsx';
import styles from './GotoLink.module.css';
import { gotoOf } from './goto.ts';

/** The link at the end of a card; nothing unless the card has both address and label. */
export function GotoLink({ card }: { card: { link?: string; linkLabel?: string } }) {
  const goto = gotoOf(card);
  if (!goto) return null;
  return (
    <a className={styles.link} href={goto.href}>
      <span>{goto.label}</span>
      <Icon name="ArrowRight" size={18} />
    </a>
  );
}
