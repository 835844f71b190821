import { Img, type ImgProps } from './Img.tsx';
import styles from './ResponsiveImg.module.css';
import { safeSrc, sizedSrc, srcSet } from './sources.ts';

/** Width up to which the mobile image stands in, and that it is asked for at. */
const MOBILE = 600;

/** An image with another one for screens up to 600px (spec 9), of which only one is loaded. */
export function ResponsiveImg({ mobile, ...image }: ImgProps & { mobile: string | undefined }) {
  const narrow = safeSrc(mobile);
  const wide = safeSrc(image.src);
  if (!narrow || !wide) return <Img {...image} src={wide ?? narrow} />;
  return (
    <picture className={styles.picture}>
      <source
        media={`(max-width: ${MOBILE}px)`}
        srcSet={srcSet(narrow, MOBILE) ?? sizedSrc(narrow, MOBILE)}
        sizes="100vw"
      />
      <Img {...image} />
    </picture>
  );
}
