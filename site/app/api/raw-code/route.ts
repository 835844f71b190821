import { blockKey } from '@renderer/document/block-key.ts';
import type { CmsPage } from '../../../cms/map/page.ts';
import { pagePath } from '../../../cms/map/paths.ts';
import { getPage } from '../../../cms/page.ts';
import { jsonError } from '../../../editor/json-error.ts';
import { contentKind } from '../../../page/content-kind.ts';
import { pageDocument } from '../../../page/page-document.ts';
import { type FrameContent, frameContent } from './frame-content.ts';

/**
 * Code or a page of others that an editor put into a block, as a document of its own: its policy
 * keeps it from the page around it and from its cookies. What it shows is taken from the published page,
 * never from the address.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const page = await getPage(pagePath(searchParams.get('path') ?? '/') ?? '/');
  const content = page && contentOf(page, searchParams.get('node') ?? '');
  if (!content) return jsonError(404, 'Contenuto non trovato.');
  return new Response(content.document, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': content.policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    },
  });
}

function contentOf(page: CmsPage, nodeId: string): FrameContent | undefined {
  if (contentKind(page.post_content) !== 'tree') return undefined;
  const node = pageDocument(page).document.nodes.get(nodeId);
  return node && frameContent(blockKey(node.component), node.props);
}
