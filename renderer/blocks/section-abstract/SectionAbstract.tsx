import type { SectionAbstractProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './SectionAbstract.module.css';

export default function SectionAbstract({ props }: BlockViewProps<SectionAbstractProps>) {
  const { title, text, align } = props;
  if (!text) return null;
  return (
    <Section layout={props}>
      <div className={classNames(styles.abstract, styles[align])}>
        <Eyebrow text={title} />
        <RichText html={text} className={styles.text} />
      </div>
    </Section>
  );
}
