import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Section.module.css';
import { type LayoutFields, spacingStyle } from './spacing.ts';

/**
 * A block's outer box: applies the common layout fields, and is the place that links to its anchor
 * lead to. Boxed content keeps the page's width.
 */
export function Section(section: {
  layout?: LayoutFields & { anchor?: string };
  /** Of its own, whatever its anchor. */
  id?: string;
  className?: string;
  /** Name of the section for assistive technology, when it has no heading of its own. */
  label?: string;
  children: ReactNode;
}) {
  const { layout = {}, id, className, label, children } = section;
  return (
    <section
      id={id || layout.anchor || undefined}
      className={classNames(styles.section, className)}
      style={spacingStyle(layout)}
      aria-label={label}
    >
      <div
        id={(id && layout.anchor) || undefined}
        className={classNames(styles.inner, layout.wrapped && styles.boxed)}
      >
        {children}
      </div>
    </section>
  );
}
