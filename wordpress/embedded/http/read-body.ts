import type { IncomingMessage } from 'node:http';

/** Largest body PHP is given, as post_max_size. */
const MAX_BODY = 64 * 1024 * 1024;

export class BodyTooLargeError extends Error {}

/** Reads a request's body whole: PHP takes it in one piece. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw new BodyTooLargeError();
    chunks.push(chunk as Buffer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
