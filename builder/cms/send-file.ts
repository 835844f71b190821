import type { UploadedFile, UploadedImage, UploadOptions } from './cms-client.ts';
import { CmsFailure, failureOf, NO_NETWORK } from './cms-failure.ts';
import { fileAddress } from './upload-address.ts';

interface ToSend {
  endpoint: string;
  nonce: string;
  file: File;
}

/** Sends an image as multipart field `image`; its address is the answer's `data.url` (spec 7). */
export async function sendImage(image: ToSend & UploadOptions): Promise<UploadedImage> {
  const { data } = (await send({ ...image, field: 'image' })) as { data?: Partial<UploadedImage> };
  const { url, id, width, height } = data ?? {};
  return { url: addressOf(url), id, width, height };
}

/** Sends a document to WordPress's own library. */
export async function sendDocument(document: ToSend & UploadOptions): Promise<UploadedFile> {
  const { source_url: url, id } = (await send({ ...document, field: 'file' })) as {
    source_url?: unknown;
    id?: number;
  };
  return { url: fileAddress(addressOf(url)), id, name: document.file.name };
}

function addressOf(url: unknown): string {
  if (typeof url === 'string') return url;
  throw new CmsFailure('refused', 'Il caricamento non ha dato un indirizzo. Riprova.');
}

/** XMLHttpRequest, because fetch does not tell how much of a request has been sent. */
async function send({
  endpoint,
  nonce,
  field,
  file,
  onProgress,
  signal,
}: ToSend & { field: string } & UploadOptions): Promise<object> {
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
    let hasArrived = false;
    request.upload.addEventListener('load', () => {
      hasArrived = true;
    });
    // What has arrived is stored whether the answer is read or not: it says what to take back.
    signal?.addEventListener('abort', () => !hasArrived && request.abort());
    const body = new FormData();
    body.append(field, file);
    request.send(body);
  });
  if (!response.ok) throw await failureOf(response);
  return (await response.json().catch(() => undefined)) ?? {};
}
