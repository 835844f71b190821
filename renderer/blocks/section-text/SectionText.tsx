import type { SectionTextProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './SectionText.module.css';

export default function SectionText({ props }: BlockViewProps<SectionTextProps>) {
  const { eyebrow, title, text, arrangement, align, ctaLabel, ctaHref } = props;
  const hasHeader = Boolean(eyebrow || title);
  return (
    <Section layout={props}>
      <div className={classNames(styles.box, hasHeader && styles[arrangement], styles[align])}>
        {hasHeader && (
          <header className={styles.header}>
            <Eyebrow text={eyebrow} />
            {title && <h2>{title}</h2>}
          </header>
        )}
        <div className={styles.body}>
          {text && <RichText html={text} className={styles.text} />}
          <ArrowLink href={ctaHref} label={ctaLabel} />
        </div>
      </div>
    </Section>
  );
}
