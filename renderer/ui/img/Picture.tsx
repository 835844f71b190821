import { Img, type ImgProps } from './Img.tsx';
import styles from './Picture.module.css';
import { safeSrc, sizedSrc } from './sources.ts';

/** Width in which a phone's image is requested: a narrow screen at twice its density. */
const MOBILE_WIDTH = 640;

/** An image with another one for phones, as in the spec's `img` and `imgMobile`. */
export function Picture({ mobileSrc, ...image }: ImgProps & { mobileSrc: string | undefined }) {
  const mobile = safeSrc(mobileSrc);
  if (!mobile) return <Img {...image} />;
  if (!safeSrc(image.src)) return <Img {...image} src={mobile} />;
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 600px)" srcSet={sizedSrc(mobile, MOBILE_WIDTH)} />
      <Img {...image} />
    </picture>
  );
}
