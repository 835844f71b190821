import type { ReactNode } from 'react';
import { RichText } from '../ui/rich-text/RichText.tsx';
import { Section } from '../ui/section/Section.tsx';
import { SectionHeader } from '../ui/section/SectionHeader.tsx';
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
      <div className={styles.box}>
        <SectionHeader title={title} text={text} align="center" />
        {children}
        {notes && <RichText html={notes} className={styles.notes} />}
      </div>
    </Section>
  );
}
