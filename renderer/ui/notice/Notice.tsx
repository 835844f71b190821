import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';

/** What is different for now, as the hours of a shop; nothing without a text. */
export function Notice({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.notice} role="note">
      <Icon name="Warning" size={20} />
      <span>{text}</span>
    </p>
  );
}
