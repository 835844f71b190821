import { sizedSrc, srcSet } from '@renderer/ui/img/sources.ts';
import type { CmsPage } from '../../cms/map/page.ts';
import styles from './Article.module.css';

/** The picture of an article, as wide as its column. */
export function ArticleImage({ image }: { image: CmsPage['featuredImage'] }) {
  if (!image) return null;
  return (
    <img
      className={styles.image}
      src={sizedSrc(image.url, 930)}
      srcSet={srcSet(image.url, 930, image.width)}
      sizes="(max-width: 1024px) 100vw, 930px"
      alt={image.alt}
      width={image.width ?? 1600}
      height={image.height ?? 900}
      fetchPriority="high"
    />
  );
}
