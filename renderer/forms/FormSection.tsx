import type { ReactNode } from 'react';
import { RichText } from '../ui/rich-text/RichText.tsx';
import { Column } from '../ui/section/Column.tsx';
import { Section } from '../ui/section/Section.tsx';
import type { LayoutFields } from '../ui/section/spacing.ts';
import styles from './FormSection.module.css';

/** A form in the middle of the page, with what introduces it above and its notes below. */
export function FormSection(section: {
  layout: LayoutFields;
  id?: string;
  title?: string;
  /** Rich text. */
  text?: string;
  /** Rich text. */
  notes?: string;
  children: ReactNode;
}) {
  const { layout, id, title, text, notes, children } = section;
  return (
    <Section layout={layout} id={id}>
      <Column title={title} text={text}>
        {children}
        {notes && <RichText html={notes} className={styles.notes} />}
      </Column>
    </Section>
  );
}
