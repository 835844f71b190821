import styles from './Announcer.module.css';
import { useFollowedUi } from './context.ts';

/** Says what happened to screen readers. */
export function Announcer() {
  const { text, number } = useFollowedUi((state) => state.announcement);
  return (
    <div className={styles.hidden} role="status" aria-live="polite">
      {/* The same sentence twice is said twice. */}
      <span key={number}>{text}</span>
    </div>
  );
}
