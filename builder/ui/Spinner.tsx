import { Icon } from './Icon.tsx';
import styles from './Spinner.module.css';

/** Says to who sees it that something is on its way; what it is stands beside it. `size` in px. */
export function Spinner({ size, className }: { size: number; className?: string }) {
  const look = className ? `${styles.turning} ${className}` : styles.turning;
  return <Icon name="loader-circle" size={size} className={look} />;
}
