import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The site's typeface for frames of an opaque origin, which get no font that is not allowed them. */
export async function GET(): Promise<Response> {
  const font = await readFile(path.resolve(/* turbopackIgnore: true */ FILE));
  return new Response(new Uint8Array(font), {
    headers: {
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=2592000',
    },
  });
}
