import styles from './theme.module.css';

/** Class that carries the editor's tokens: on its root and on every popup outside of it. */
export const theme = styles.theme ?? '';

/** Class names, without those that do not apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
