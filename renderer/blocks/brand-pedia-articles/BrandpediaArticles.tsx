import type { GlossaryArticle } from '@generated/entities.ts';
import type { BrandpediaArticlesProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { GlossaryCard } from '@renderer/ui/glossary/GlossaryCard.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './BrandpediaArticles.module.css';

export default function BrandpediaArticles(
  view: BlockViewProps<BrandpediaArticlesProps, GlossaryArticle[] | undefined>,
) {
  const { props, data: articles = [], context } = view;
  if (articles.length === 0 && !context.editing) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} />
      {articles.length === 0 && <p>Il glossario non ha ancora articoli.</p>}
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.id}>
            <GlossaryCard article={article} context={context} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
