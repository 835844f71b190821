import { serverRegistry } from '@generated/registry.server.ts';
import { prepareDocument } from '@renderer/render/prepare.ts';
import type { CmsPage } from '../cms/map/page.ts';
import { cmsReader } from '../cms/reader.ts';
import { getSettings } from '../config/current.ts';
import { log } from '../config/log.ts';
import { BlockStructuredData } from '../seo/StructuredData.tsx';
import { AsMarkup } from './AsMarkup.tsx';
import { Article } from './article/Article.tsx';
import { BlockTree } from './BlockTree.tsx';
import { WideBreadcrumbs } from './Breadcrumbs.tsx';
import { type Trail, trailOf } from './breadcrumbs.ts';
import { contentKind } from './content-kind.ts';
import { pageContext } from './context.ts';
import { pageDocument } from './page-document.ts';
import { pageProducts } from './page-products.ts';
import { TabbedPage } from './TabbedPage.tsx';

/**
 * Body of any CMS page: the block tree, or classic content as an article.
 * @param shownAt the visible path, where that is not the page's own
 * @param trail the way to it, likewise
 */
export async function PageBody(body: { page: CmsPage; shownAt?: string; trail?: Trail }) {
  const { page, shownAt, trail = trailOf(page) } = body;
  if (contentKind(page.post_content) !== 'tree') return <ArticleBody page={page} trail={trail} />;
  const document = parseTree(page);
  if (!document) return <ArticleBody page={{ ...page, content_rendered: '' }} trail={trail} />;
  const prepared = await prepareDocument({
    document,
    context: { ...pageContext(page, document.media), shownAt },
    cms: cmsReader,
    registry: serverRegistry,
    log: (problem) => log.warn({ page: page.path, ...problem }, 'block not rendered'),
  });
  const tree = <BlockTree prepared={prepared} />;
  const { funnelDomain } = prepared.context;
  return (
    <>
      <BlockStructuredData prepared={prepared} path={page.path} />
      {page.path !== '/' && <WideBreadcrumbs {...trail} />}
      {page.template === 'page-tab-product' ? (
        <TabbedPage products={pageProducts(prepared)} funnelDomain={funnelDomain}>
          {tree}
        </TabbedPage>
      ) : (
        tree
      )}
    </>
  );
}

function ArticleBody({ page, trail }: { page: CmsPage; trail: Trail }) {
  return (
    <AsMarkup>
      <Article page={page} trail={trail} phone={getSettings().phone} />
    </AsMarkup>
  );
}

/** A tree nothing can be rendered of is logged; the page then shows its title. */
function parseTree(page: CmsPage) {
  try {
    const { document, missing, failed, malformed } = pageDocument(page);
    for (const { node, pointer, message: reason } of malformed) {
      log.warn({ page: page.path, node, pointer, reason }, 'part of the page content not read');
    }
    for (const { node, reason } of missing) {
      log.warn({ page: page.path, node: node.id, reason }, 'synced pattern not rendered');
    }
    for (const { node, reason } of failed) {
      const { id, component } = node;
      log.warn({ page: page.path, node: id, component, reason }, 'block not rendered');
    }
    return document;
  } catch (error) {
    log.error({ page: page.path, reason: String(error) }, 'page content cannot be read');
    return undefined;
  }
}
