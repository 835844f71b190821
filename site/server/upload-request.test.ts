import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { uploadRequest } from './upload-request.ts';

const siteOrigin = 'http://localhost:3000';

/** Where a post goes. */
function led(path: string, backendApi: string, method = 'POST'): string {
  const request = { method, url: path } as IncomingMessage;
  const url = new URL(path, siteOrigin);
  uploadRequest(request, url, { backendApi, siteOrigin });
  expect(url.pathname).toBe(request.url);
  return request.url ?? '';
}

it('leads images posted to a back-end API of this host to the route that takes them', () => {
  expect(led('/backend/v2/upload/image', '/backend/v2')).toBe('/api/upload/image');
  expect(led('/backend/upload/image/', `${siteOrigin}/backend`)).toBe('/api/upload/image');
  expect(led('/api/upload/image', '/api')).toBe('/api/upload/image');
});

it('leaves everything else where it is', () => {
  expect(led('/backend/upload/image', '/api')).toBe('/backend/upload/image');
  expect(led('/backend/upload/image', '/backend', 'GET')).toBe('/backend/upload/image');
  expect(led('/backend/upload/images', '/backend')).toBe('/backend/upload/images');
  expect(led('/backend/upload/image', 'https://api.example/backend')).toBe('/backend/upload/image');
});
