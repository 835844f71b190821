import type { StaticBlobProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Blob } from '@renderer/ui/blob/Blob.tsx';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './StaticBlob.module.css';

/** Gradients of the shape, from the palette (spec 9); dark enough for a white icon. */
const COLOURS = {
  red: ['#e81c69', '#a3134f'],
  green: ['#2f9d63', '#12707e'],
  blue: ['#1587c8', '#7e2889'],
} as const;

export default function StaticBlob({ props, nodeId, context }: BlockViewProps<StaticBlobProps>) {
  const { color, title, text, icon, image, inverted, ctaLabel, ctaHref } = props;
  return (
    <Section layout={props} className={styles.section}>
      <div className={classNames(styles.box, inverted && styles.inverted)}>
        <div className={styles.figure}>
          <Blob id={nodeId} colours={COLOURS[color]} seed={21} className={styles.blob} />
          {safeSrc(image) ? (
            <Img src={image} width={360} ratio={1} context={context} className={styles.image} />
          ) : (
            <Icon name={icon} size={112} className={styles.icon} />
          )}
        </div>
        <div className={styles.copy}>
          {title && <h2>{title}</h2>}
          {text && <RichText html={text} className={styles.text} />}
          {ctaLabel && <LinkButton href={ctaHref}>{ctaLabel}</LinkButton>}
        </div>
      </div>
    </Section>
  );
}
