import type { LaunchBlockProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { ResponsiveImg } from '@renderer/ui/img/ResponsiveImg.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './LaunchBlock.module.css';

export default function LaunchBlock({ props, context }: BlockViewProps<LaunchBlockProps>) {
  const { title, text, img, imgMobile, ctaHref, ctaLabel, colour, inverted } = props;
  if (!hasContent(props)) return null;
  const isNight = colour === 'night';
  const hasPicture = safeSrc(img) || safeSrc(imgMobile);
  return (
    <Section layout={props}>
      <div className={styles.container}>
        <article
          className={classNames(
            isNight ? surface.night : surface.light,
            styles.band,
            styles[colour],
            inverted && styles.inverted,
          )}
        >
          <div className={styles.copy}>
            {title && <h2>{title}</h2>}
            {text && <RichText html={text} className={styles.text} />}
            <LinkButton href={ctaHref} colour={isNight ? 'yellowPink' : 'blueViolet'}>
              {ctaLabel}
            </LinkButton>
          </div>
          {hasPicture && (
            <div className={styles.picture}>
              <ResponsiveImg src={img} mobile={imgMobile} width={640} context={context} />
            </div>
          )}
        </article>
      </div>
    </Section>
  );
}
