import { blockKey } from '@renderer/document/block-key.ts';
import { parseDocument } from '@renderer/document/parse.ts';
import { getPage } from '../../../cms/page.ts';
import { jsonError } from '../../../editor/json-error.ts';
import { contentKind } from '../../../page/content-kind.ts';

/**
 * Raw code that an editor put into a Codice block, as a document of its own: sandboxed into an
 * opaque origin by its policy, so that it reaches neither the page around it nor its cookies. The
 * code is taken from the published page, never from the address.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const page = await getPage(searchParams.get('path') ?? '/');
  const code = page && codeOf(page.post_content, searchParams.get('node') ?? '');
  if (!code) return jsonError(404, 'Contenuto non trovato.');
  return new Response(document(code), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        'sandbox allow-scripts allow-forms allow-popups',
        "default-src 'none'",
        "script-src 'unsafe-inline' https:",
        "style-src 'unsafe-inline' https:",
        'img-src data: https:',
        'font-src data: https:',
        'connect-src https:',
        'frame-src https:',
        'media-src https:',
        "frame-ancestors 'self'",
      ].join('; '),
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    },
  });
}

const RAW_CODE_BLOCKS = new Set(['codice', 'recensioni']);

function codeOf(content: string, nodeId: string): string | undefined {
  if (contentKind(content) !== 'tree') return undefined;
  const node = parseDocument(content).nodes.get(nodeId);
  if (!node || !RAW_CODE_BLOCKS.has(blockKey(node.component))) return undefined;
  const code = node.props.Code ?? node.props.code;
  return typeof code === 'string' && code !== '' ? code : undefined;
}

function document(code: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><base target="_blank"><style>body{margin:0;font-family:system-ui,sans-serif;color:#2a1140}</style></head><body>${code}</body></html>`;
}
