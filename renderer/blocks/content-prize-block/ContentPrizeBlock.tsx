import type { ContentPrizeBlockProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './ContentPrizeBlock.module.css';

export default function ContentPrizeBlock({
  props,
  context,
}: BlockViewProps<ContentPrizeBlockProps>) {
  const { rank, title, text, value, image, inverted, ctaLabel, ctaHref } = props;
  return (
    <Section layout={props}>
      <article className={classNames(styles.prize, inverted && styles.inverted)}>
        <Img src={image} width={520} ratio={1} context={context} className={styles.image} />
        <div className={styles.copy}>
          {rank && (
            <p className={styles.rank}>
              <Icon name="Award" size={20} />
              <span>{rank}</span>
            </p>
          )}
          {title && <h2>{title}</h2>}
          {value && <p className={styles.value}>{value}</p>}
          {text && <RichText html={text} className={styles.text} />}
          <ArrowLink href={ctaHref} label={ctaLabel} />
        </div>
      </article>
    </Section>
  );
}
