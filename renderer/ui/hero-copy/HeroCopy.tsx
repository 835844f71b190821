import type { ReactNode } from 'react';
import { type ButtonColour, LinkButton } from '../button/LinkButton.tsx';
import { classNames } from '../class-names.ts';
import { Eyebrow } from '../section/Eyebrow.tsx';
import styles from './HeroCopy.module.css';

/** The words of a page's opening; its title is the page's heading. */
export function HeroCopy(copy: {
  eyebrow?: string;
  title?: string;
  centred?: boolean;
  cta?: { label: string; href?: string; colour?: ButtonColour };
  className?: string;
  /** The text under the title. */
  children?: ReactNode;
}) {
  const { eyebrow, title, centred, cta, className, children } = copy;
  return (
    <div className={classNames(styles.copy, centred && styles.centred, className)}>
      <Eyebrow text={eyebrow} />
      {title && <h1 className={styles.title}>{title}</h1>}
      {children && <div className={styles.text}>{children}</div>}
      {cta && (
        <LinkButton href={cta.href} colour={cta.colour} className={styles.cta}>
          {cta.label}
        </LinkButton>
      )}
    </div>
  );
}
