import type { HeroSliderProps } from '@generated/types.ts';
import type { PageContext } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { ResponsiveImg } from '@renderer/ui/img/ResponsiveImg.tsx';
import { safeSrc } from '@renderer/ui/img/sources.ts';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Fragment } from 'react';
import styles from './HeroSlider.module.css';

type SlideFields = HeroSliderProps['slides'][number];

/** One slide of the home hero (spec 3.16); the first slide's title is the page's. */
export function Slide(view: {
  id: string;
  slide: SlideFields;
  first: boolean;
  context: PageContext;
}) {
  const { id, slide, first, context } = view;
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.slide, slide.darkMode ? styles.dark : styles.light)}>
      <div className={styles.content}>
        <div className={styles.copy}>
          <Eyebrow text={slide.title} />
          {slide.subtitle && (
            <Title className={styles.title}>
              <Responsive wide={slide.subtitle} narrow={slide.titleMobile} />
            </Title>
          )}
          {slide.text && (
            <p className={styles.text}>
              <Responsive wide={slide.text} narrow={slide.textMobile} />
            </p>
          )}
          <LinkButton href={slide.ctaHref || slide.url} colour={slide.buttonColorSwitcher}>
            {slide.ctaLabel}
          </LinkButton>
          {slide.abstract && <p className={styles.abstract}>{slide.abstract}</p>}
          <Img
            src={slide.imgBlock1}
            width={160}
            ratio={2}
            context={context}
            className={styles.badge}
          />
        </div>
        <Picture slide={slide} first={first} context={context} />
      </div>
      {slide.funnelActive && <Funnel id={id} slide={slide} />}
    </div>
  );
}

/** The mobile text where it is given; the other one is not there at all for screen readers. */
function Responsive({ wide, narrow }: { wide: string; narrow?: string }) {
  if (!narrow) return wide;
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
    </>
  );
}

/** The first image; the second is the one for phones, or the one a video waits with. */
function Picture({
  slide,
  first,
  context,
}: {
  slide: SlideFields;
  first: boolean;
  context: PageContext;
}) {
  const [main, second] = slide.img;
  const position = slide.bgpos === 'top' ? styles.top : styles.bottom;
  const { imgBlock2, imgBlock3, imgBlock4 } = slide;
  if (![main, imgBlock2, imgBlock3, imgBlock4].some((src) => safeSrc(src))) return null;
  return (
    <div className={classNames(styles.picture, position)}>
      {slide.isVideo && safeSrc(main) ? (
        <video
          src={safeSrc(main)}
          poster={safeSrc(second)}
          muted
          loop
          playsInline
          controls
          preload="metadata"
        />
      ) : (
        <ResponsiveImg
          src={main}
          mobile={second}
          width={720}
          ratio={16 / 10}
          context={context}
          priority={first}
          className={styles.main}
        />
      )}
      <Img src={imgBlock2} width={260} ratio={1.2} context={context} className={styles.card} />
      <Img src={imgBlock3} width={280} ratio={2} context={context} className={styles.promo} />
      <Img src={imgBlock4} width={280} ratio={2} context={context} className={styles.promoMobile} />
    </div>
  );
}

/** A choice, of which the one button that shows leads to what is chosen, without any script. */
function Funnel({ id, slide }: { id: string; slide: SlideFields }) {
  const options = slide.funnelOptions.filter(({ label, link }) => label && safeHref(link));
  const active = options.find((option) => option.active) ?? options[0];
  if (!active) return null;
  return (
    <div
      className={styles.funnel}
      role="radiogroup"
      aria-label={slide.funnelTitle || 'Scelta rapida'}
    >
      {slide.funnelTitle && <p className={styles.funnelTitle}>{slide.funnelTitle}</p>}
      {options.map((option) => (
        <Fragment key={`${option.label}${option.link}`}>
          <label className={styles.option}>
            <input type="radio" name={id} defaultChecked={option === active} />
            <Icon name={option.icona} size={26} />
            <span>{option.label}</span>
          </label>
          <LinkButton href={option.link} colour="yellowPink" size="small" className={styles.next}>
            {slide.funnelCtaLabel}
          </LinkButton>
        </Fragment>
      ))}
    </div>
  );
}
