import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Section.module.css';
import { type LayoutFields, spacingStyle } from './spacing.ts';

/** A block's outer box: applies the common layout fields. Boxed content keeps the page's width. */
export function Section(section: {
  layout?: LayoutFields;
  id?: string;
  className?: string;
  /** Name of the section for assistive technology, when it has no heading of its own. */
  label?: string;
  children: ReactNode;
}) {
  const { layout = {}, id, className, label, children } = section;
  return (
    <section
      id={id || undefined}
      className={classNames(styles.section, className)}
      style={spacingStyle(layout)}
      aria-label={label}
    >
      <div className={classNames(styles.inner, layout.wrapped && styles.boxed)}>{children}</div>
    </section>
  );
}
