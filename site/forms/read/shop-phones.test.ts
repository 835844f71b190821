import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopPhones } from './shop-phones.ts';

let cms: Server;
let shops: unknown;
let asked: string[];
beforeEach(async () => {
  asked = [];
  cms = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = shops === undefined ? 503 : 200;
    response.end(JSON.stringify(shops ?? {}));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => cms.close(resolve)));

const reader = () => shopPhones(`http://127.0.0.1:${(cms.address() as AddressInfo).port}`);

it('gives the numbers of shops that have one, and the last known while the CMS is away', async () => {
  const read = reader();
  shops = [{ acf: { phone: '800 000 102' } }, { acf: { phone: '' } }, { acf: [] }, 7];
  expect(await read()).toEqual(['800 000 102']);
  expect(asked).toEqual(['/wp/v2/shop?per_page=100&_fields=acf']);
  shops = undefined;
  expect(await read()).toEqual(['800 000 102']);
  expect(await reader()()).toEqual([]);
});
