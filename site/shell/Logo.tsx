import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

/** The company's mark with its configured name. */
export function Logo({ brandName }: { brandName: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{brandName}</span>
    </span>
  );
}
