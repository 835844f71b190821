import { randomUUID } from 'node:crypto';
import { fileAddress } from '../../../../cms/map/paths.ts';
import { number, object, text } from '../../../../cms/map/values.ts';
import { log } from '../../../../config/log.ts';
import { cleanImage, readImageField, UploadError } from '../../../../editor/image-upload.ts';
import { jsonError } from '../../../../editor/json-error.ts';
import { cmsFetch, getEditorSession } from '../../../../editor/session.ts';

/**
 * Takes an editor's image (multipart field `image`, header X-WP-Nonce) into the CMS's media
 * library. Answers its address as `url` and `data.url` (spec 7 reads data.url), with its size.
 */
export async function POST(request: Request): Promise<Response> {
  const session = await getEditorSession(
    request.headers.get('cookie') ?? '',
    request.headers.get('x-wp-nonce') ?? '-',
  );
  if (session.state === 'anonymous') return jsonError(401, 'Accesso richiesto.');
  if (session.state === 'forbidden')
    return jsonError(403, 'Non hai il permesso di caricare immagini.');
  try {
    const { bytes, title } = await readImageField(request);
    const image = await cleanImage(bytes);
    const named = title === '' ? '' : `?${new URLSearchParams({ title })}`;
    const response = await cmsFetch(`/wp/v2/media${named}`, session, {
      method: 'POST',
      headers: {
        'content-type': image.type,
        'content-disposition': `attachment; filename="${randomUUID()}.${image.extension}"`,
      },
      body: new Uint8Array(image.body),
    });
    if (!response.ok) {
      log.warn({ status: response.status }, 'upload refused by the CMS');
      return jsonError(
        response.status === 413 ? 413 : 502,
        'WordPress non ha accettato l’immagine.',
      );
    }
    const item = object(await response.json());
    const url = fileAddress(text(item.source_url));
    const data = { url, id: number(item.id), width: image.width, height: image.height };
    return Response.json(
      { ...data, data },
      { status: 201, headers: { 'cache-control': 'no-store' } },
    );
  } catch (error) {
    if (error instanceof UploadError) return jsonError(error.status, error.message);
    log.error({ reason: String(error) }, 'upload failed');
    return jsonError(502, 'Caricamento non riuscito. Riprova.');
  }
}
