import type { GlossaryArticle } from '@generated/entities.ts';
import type { BrandpediaArticlesProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';
import { loadArticles } from '@renderer/ui/glossary/load-articles.ts';

const load: BlockLoader<BrandpediaArticlesProps, GlossaryArticle[]> = ({ articles }, { cms }) =>
  loadArticles(cms, articles);

export default load;
