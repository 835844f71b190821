import type { TextImgRoundedBordersProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './TextImgRoundedBorders.module.css';

export default function TextImgRoundedBorders({
  props,
  context,
}: BlockViewProps<TextImgRoundedBordersProps>) {
  const { eyebrow, title, text, image, inverted, ctaLabel, ctaHref } = props;
  return (
    <Section layout={props}>
      <div className={classNames(styles.box, inverted && styles.inverted)}>
        <div className={styles.copy}>
          <Eyebrow text={eyebrow} />
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} className={styles.text} />}
          <ArrowLink href={ctaHref} label={ctaLabel} />
        </div>
        <Img src={image} width={600} ratio={5 / 4} context={context} className={styles.image} />
      </div>
    </Section>
  );
}
