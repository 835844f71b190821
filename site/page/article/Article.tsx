import { classNames } from '@renderer/ui/class-names.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import type { CmsPage } from '../../cms/map/page.ts';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import type { Trail } from '../breadcrumbs.ts';
import styles from './Article.module.css';
import { ArticleImage } from './ArticleImage.tsx';
import { articleHtml } from './article-html.ts';
import { FactsCard } from './FactsCard.tsx';
import { eyebrowOf, kindOf } from './kinds.ts';
import { Published } from './Published.tsx';
import { WayOn } from './WayOn.tsx';

/**
 * Classic and Gutenberg content, and posts: title, picture, sanitised text, and the facts in a card
 * beside it where the type has some.
 */
export function Article(article: {
  page: CmsPage;
  trail: Trail;
  /** The company's number, for who would rather call. */
  phone: string;
}) {
  const { page, trail, phone } = article;
  const kind = kindOf(page);
  const card = kind?.card && <FactsCard page={page} phone={phone} />;
  return (
    <article className={classNames(styles.article, card && styles.withCard)}>
      <div className={styles.top}>
        <div className={styles.inner}>
          <Breadcrumbs {...trail} />
          <header className={styles.header}>
            <Eyebrow text={eyebrowOf(page)} />
            <h1>{page.post_title}</h1>
            <Published page={page} />
          </header>
        </div>
      </div>
      <div className={classNames(styles.inner, styles.columns)}>
        {kind?.card === 'before' && card}
        <div className={styles.main}>
          <ArticleImage image={page.featuredImage} />
          <div className={styles.text}>
            <RichText html={articleHtml(page)} article />
          </div>
          <WayOn page={page} />
        </div>
        {kind?.card === 'after' && card}
      </div>
    </article>
  );
}
