import { serverRegistry } from '@generated/registry.server.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { atOnce } from '../../../cms/at-once.ts';
import { object, text } from '../../../cms/map/values.ts';
import { cmsReader } from '../../../cms/reader.ts';
import { log } from '../../../config/log.ts';
import { jsonError } from '../../../editor/json-error.ts';
import { getEditorSession } from '../../../editor/session.ts';
import { pageContext } from '../../../page/context.ts';

/** A block's data for the canvas: the same loader as on the page, for logged-in editors. */
export async function POST(request: Request): Promise<Response> {
  const session = await getEditorSession(
    request.headers.get('cookie') ?? '',
    request.headers.get('x-wp-nonce') ?? '-',
  );
  if (session.state !== 'editor') return jsonError(401, 'Accesso richiesto.');
  const body = object(await request.json().catch(() => undefined));
  const component = blockKey(text(body.component) ?? '');
  const block = serverRegistry.get(component);
  const load = block?.load;
  if (!load) return jsonError(404, 'Questo blocco non ha dati dal CMS.');
  const props = block.fillDefaults(object(body.props));
  if (!block.validate(props)) return jsonError(422, 'I campi del blocco non sono validi.');
  const page = pageContext({ ID: 0, path: text(body.path) ?? '/', template: '' }, [], {
    editing: true,
  });
  try {
    const data = await atOnce(() => load(props, { cms: cmsReader, page }));
    return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.warn({ component, reason: String(error) }, 'block data not loaded');
    return jsonError(502, 'Il CMS non ha risposto.');
  }
}
