import styles from './Eyebrow.module.css';

/** The short line above a title, in the accent of its ground; nothing when empty. */
export function Eyebrow({ text }: { text: string | undefined }) {
  return text ? <p className={styles.eyebrow}>{text}</p> : null;
}
