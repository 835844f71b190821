import type { GlossaryArticle } from '@generated/entities.ts';
import type { BrandpediaArticlesHomeProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { GlossaryCard } from '@renderer/ui/glossary/GlossaryCard.tsx';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './BrandpediaArticlesHome.module.css';

/** The first article leads; the others stand beside it, without pictures. */
export default function BrandpediaArticlesHome(
  view: BlockViewProps<BrandpediaArticlesHomeProps, GlossaryArticle[] | undefined>,
) {
  const { props, data: articles = [], context } = view;
  const { title, text, link, linkLabel } = props;
  const [first, ...others] = articles;
  if (!first && !context.editing) return null;
  return (
    <Section layout={props}>
      <header className={styles.header}>
        <div className={styles.intro}>
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
        </div>
        <ArrowLink href={link} label={linkLabel} />
      </header>
      {!first && <p>Il glossario non ha ancora articoli.</p>}
      <div className={styles.articles}>
        {first && <GlossaryCard article={first} context={context} />}
        {others.length > 0 && (
          <ul>
            {others.map((article) => (
              <li key={article.id}>
                <GlossaryCard article={article} context={context} compact />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
