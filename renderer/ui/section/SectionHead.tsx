import { RichText } from '../rich-text/RichText.tsx';
import styles from './SectionHead.module.css';

/** Heading and introduction of a block, centred above it; nothing when both are empty. */
export function SectionHead({ title, text }: { title?: string; text?: string }) {
  if (!title && !text) return null;
  return (
    <header className={styles.head}>
      {title && <h2>{title}</h2>}
      {text && <RichText html={text} className={styles.text} />}
    </header>
  );
}
