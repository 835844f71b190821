import type { TextBlockProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './TextBlock.module.css';

export default function TextBlock({ props }: BlockViewProps<TextBlockProps>) {
  const Heading = props.headingLevel;
  return (
    <Section layout={props}>
      <div className={classNames(styles.box, styles[props.align])}>
        {props.title && <Heading className={styles.title}>{props.title}</Heading>}
        {props.text && <RichText html={props.text} className={styles.text} />}
      </div>
    </Section>
  );
}
