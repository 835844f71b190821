import type { ImageProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { ResponsiveImg } from '@renderer/ui/img/ResponsiveImg.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './Image.module.css';

/** Widths in pixels that the class values of the specification stand for. */
const CLASS_WIDTHS: Readonly<Record<string, number>> = {
  'image-mobile': 480,
  'image-tablet': 768,
  'image-small-desktop': 1024,
  'image-low-definition-desktop': 1280,
  'image-hd-desktop': 1920,
};

export default function Image({ props, context, nodeId }: BlockViewProps<ImageProps>) {
  const { img, imgMobile, alt, className, caption } = props;
  if (!safeSrc(img) && !safeSrc(imgMobile)) return null;
  const width = className ? (CLASS_WIDTHS[className] ?? props.width) : props.width;
  const href = safeHref(props.link);
  const picture = (
    <ResponsiveImg
      src={img}
      mobile={imgMobile}
      alt={alt}
      width={width}
      context={context}
      className={styles.image}
      priority={nodeId === context.leadImage}
    />
  );
  return (
    <Section layout={props}>
      <figure className={classNames(styles.figure, className)} style={{ maxWidth: width }}>
        {href ? (
          <a href={href} target="_blank" rel="noopener" className={styles.link}>
            {picture}
            <span className="visually-hidden">{alt ? '' : 'Apri il link'} (nuova finestra)</span>
          </a>
        ) : (
          picture
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </Section>
  );
}
