import type { UploadedImage, UploadOptions } from './cms-client.ts';
import { CmsFailure, failureOf, NO_NETWORK } from './cms-failure.ts';

/**
 * Sends an image as multipart field `image`. XMLHttpRequest, because fetch does not tell how much
 * of a request has been sent.
 */
export async function sendImage({
  endpoint,
  nonce,
  file,
  onProgress,
  signal,
}: { endpoint: string; nonce: string; file: File } & UploadOptions): Promise<UploadedImage> {
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', endpoint);
    request.setRequestHeader('x-wp-nonce', nonce);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    );
    request.addEventListener('error', () => reject(new CmsFailure('network', NO_NETWORK)));
    // Given up while the nonce was asked for, it is not sent at all.
    if (signal?.aborted) return;
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('image', file);
    request.send(body);
  });
  if (!response.ok) throw await failureOf(response);
  return readAnswer(await response.json().catch(() => undefined));
}

/** The new item's address is the answer's `data.url` (spec 7). */
function readAnswer(answer: unknown): UploadedImage {
  const { data } = (answer ?? {}) as { data?: Partial<UploadedImage> };
  if (typeof data?.url !== 'string') {
    throw new CmsFailure('refused', 'Il caricamento non ha dato un indirizzo. Riprova.');
  }
  const { url, width, height } = data;
  return { url, width, height };
}
