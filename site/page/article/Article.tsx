import { sizedSrc, srcSet } from '@renderer/ui/img/sources.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import type { CmsPage } from '../../cms/map/page.ts';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import type { Trail } from '../breadcrumbs.ts';
import styles from './Article.module.css';
import { articleHtml } from './article-html.ts';
import { Facts } from './Facts.tsx';
import { WayOn } from './WayOn.tsx';

/** Classic and Gutenberg content, and posts: title, facts, picture, sanitised text. */
export function Article({ page, trail }: { page: CmsPage; trail: Trail }) {
  const image = page.featuredImage;
  return (
    <article className={styles.article}>
      <Breadcrumbs {...trail} />
      <header className={styles.header}>
        <h1>{page.post_title}</h1>
        <Facts page={page} />
      </header>
      {image && (
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
      )}
      <div className={styles.text}>
        <RichText html={articleHtml(page)} article />
      </div>
      <WayOn page={page} />
    </article>
  );
}
