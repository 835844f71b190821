import { classNames } from '../class-names.ts';
import { RichText } from '../rich-text/RichText.tsx';
import styles from './SectionHeader.module.css';

/** Title and introduction of a block; nothing when both are empty. */
export function SectionHeader(header: { title?: string; text?: string; align?: 'center' }) {
  const { title, text, align } = header;
  if (!title && !text) return null;
  return (
    <header className={classNames(styles.header, align && styles[align])}>
      {title && <h2>{title}</h2>}
      {text && <RichText html={text} className={styles.text} />}
    </header>
  );
}
