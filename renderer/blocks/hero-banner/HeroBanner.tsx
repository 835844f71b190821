import type { HeroBannerProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { HeroCopy } from '@renderer/ui/hero-copy/HeroCopy.tsx';
import { ResponsiveImg } from '@renderer/ui/img/ResponsiveImg.tsx';
import { shareAddress } from '@renderer/ui/share/share-links.ts';
import { SocialShareIsland } from '#islands';
import styles from './HeroBanner.module.css';

export default function HeroBanner({ props, context }: BlockViewProps<HeroBannerProps>) {
  const { eyebrow, title, text, titleColor, titleAlign, image, imageMobile } = props;
  const { ctaLabel, ctaHref, socialShare } = props;
  const light = titleColor === 'lightText';
  return (
    <>
      <section className={classNames(styles.hero, styles[titleColor], styles[titleAlign])}>
        <ResponsiveImg
          src={image}
          mobile={imageMobile}
          width={1600}
          ratio={16 / 7}
          sizes="100vw"
          context={context}
          priority
          className={styles.image}
        />
        <div className={styles.content}>
          <HeroCopy
            eyebrow={eyebrow}
            title={title}
            centred={titleAlign === 'center'}
            cta={{
              label: ctaLabel,
              href: ctaHref,
              colour: light ? 'yellowPink' : 'blueViolet',
            }}
          >
            {text && <p>{text}</p>}
          </HeroCopy>
        </div>
      </section>
      {socialShare && (
        <SocialShareIsland
          url={shareAddress(context)}
          title={title ?? ''}
          inFlow={context.editing}
        />
      )}
    </>
  );
}
