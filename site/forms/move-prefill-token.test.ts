import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { movePrefillToken } from './move-prefill-token.ts';

it.each([
  ['http://x/impresa?data=abc&source=mail&campagna=1', '/impresa?campagna=1'],
  ['http://x/.//altrove.example/?data=abc&source=mail', '/altrove.example/'],
])('%s leads to %s, on this host', (address, location) => {
  const request = { method: 'GET', headers: { accept: 'text/html' } } as IncomingMessage;
  const settings = { brand: 'prova', siteOrigin: 'http://x' };
  const reply = movePrefillToken(request, new URL(address), settings);
  expect(reply?.headers?.location).toBe(location);
});
