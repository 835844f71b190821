import type { PageBlockProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './PageBlock.module.css';

export default function PageBlock({ props, children }: BlockViewProps<PageBlockProps>) {
  const { title, eyebrow, text, background, columns, align } = props;
  const hasHeader = Boolean(title || eyebrow || text);
  return (
    <Section
      layout={props}
      className={classNames(styles[background], background !== 'white' && styles.filled)}
    >
      {hasHeader && (
        <header className={classNames(styles.header, styles[align])}>
          <Eyebrow text={eyebrow} />
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} className={styles.text} />}
        </header>
      )}
      {children && (
        <div className={classNames(styles.children, styles[`columns${columns}`])}>{children}</div>
      )}
    </Section>
  );
}
