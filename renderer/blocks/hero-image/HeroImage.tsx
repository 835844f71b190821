import type { HeroImageProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { HeroCopy } from '@renderer/ui/hero-copy/HeroCopy.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import styles from './HeroImage.module.css';

export default function HeroImage({ props, context }: BlockViewProps<HeroImageProps>) {
  const { imageSource, imageUrl, imageMedia, alt, title, text, ctaLabel, ctaHref } = props;
  return (
    <section className={styles.hero}>
      <Img
        src={imageSource === 'media' ? imageMedia : imageUrl}
        alt={alt}
        width={1200}
        ratio={12 / 5}
        context={context}
        priority
        className={styles.image}
      />
      {(title || text) && (
        <HeroCopy title={title} cta={{ label: ctaLabel, href: ctaHref }} className={styles.card}>
          {text && <p>{text}</p>}
        </HeroCopy>
      )}
    </section>
  );
}
