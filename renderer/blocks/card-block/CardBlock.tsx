import type { CardBlockProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { ResponsiveImg } from '@renderer/ui/img/ResponsiveImg.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './CardBlock.module.css';

export default function CardBlock({ props, nodeId, context }: BlockViewProps<CardBlockProps>) {
  const { title, text, img, imgMobile, ctaHref, ctaLabel, align } = props;
  const points = props.list.flatMap((point) => point.text || []);
  if (!hasContent(props) && points.length === 0) return null;
  const hasPicture = safeSrc(img) || safeSrc(imgMobile);
  return (
    <Section layout={props}>
      <div className={styles.container}>
        <article className={classNames(surface.light, styles.card, styles[align])}>
          {hasPicture && (
            <div className={styles.picture}>
              <ResponsiveImg src={img} mobile={imgMobile} width={560} context={context} />
            </div>
          )}
          <div className={styles.body}>
            {title && <h2>{title}</h2>}
            {text && <RichText html={text} className={styles.text} />}
            {points.length > 0 && (
              <ul className={styles.list}>
                {points.map((point, index) => (
                  <li key={`${nodeId}-${index}`}>
                    <Icon name="Check" size={24} />
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
            )}
            <LinkButton href={ctaHref}>{ctaLabel}</LinkButton>
          </div>
        </article>
      </div>
    </Section>
  );
}
