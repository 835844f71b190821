import type { SectionTitleProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './SectionTitle.module.css';

export default function SectionTitle({ props }: BlockViewProps<SectionTitleProps>) {
  const { eyebrow, title, text, headingLevel: Heading, align } = props;
  if (!eyebrow && !title && !text) return null;
  return (
    <Section layout={props}>
      <header className={classNames(styles.header, styles[align])}>
        <Eyebrow text={eyebrow} />
        {title && <Heading className={styles.title}>{title}</Heading>}
        {text && <p className={styles.text}>{text}</p>}
      </header>
    </Section>
  );
}
