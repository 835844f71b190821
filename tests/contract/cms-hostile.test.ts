import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CmsReader } from '@renderer/loaders/cms-reader.ts';
import overtaken from '@site/cache/overtaken.cjs';
import { keepSignals } from '@site/cms/kept-signal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// The CMS client against a CMS that misbehaves in every way a real one has been seen to.

type Behaviour = (response: ServerResponse, url: string) => void;

let server: Server;
let dataDir: string;
let calls: string[] = [];
let behave: Behaviour;
let cms: CmsReader;
let getPage: typeof import('@site/cms/page.ts')['getPage'];
let getSeo: typeof import('@site/cms/seo.ts')['getSeo'];
let warn: ReturnType<typeof vi.spyOn>;

const json =
  (body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
const status =
  (code: number): Behaviour =>
  (response) => {
    response.writeHead(code, { 'content-type': 'text/html' });
    response.end('<h1>Errore</h1>');
  };
const text =
  (body: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body);
  };
const missing: Behaviour = (response) => {
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end('{"code":"not_found"}');
};
const hang: Behaviour = () => {};
const shop = (id: number) => ({
  ...{ id, slug: `negozio-${id}`, title: { rendered: `Città ${id}` } },
  acf: { location: { address: `Via ${id}` } },
});

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  server = createServer((request, response) => {
    calls.push(request.url ?? '');
    behave(response, request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.CMS_INTERNAL_API = `http://127.0.0.1:${port}/wp-json`;
  process.env.DATA_DIR = dataDir;
  ({ cmsReader: cms } = await import('@site/cms/reader.ts'));
  ({ getPage } = await import('@site/cms/page.ts'));
  ({ getSeo } = await import('@site/cms/seo.ts'));
  const { log } = await import('@site/config/log.ts');
  warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => {
  calls = [];
  warn.mockClear();
});

const FAILURES: [string, Behaviour][] = [
  ['500', status(500)],
  ['502 as HTML', status(502)],
  ['HTML with status 200', text('<!doctype html><p>Manutenzione')],
  ['truncated JSON', text('[{"id": 1, "title": {"rend')],
  ['nothing at all', text('')],
  ['a connection cut off', (response) => response.destroy()],
];

describe.each(FAILURES)('a CMS that answers %s', (_name, failure) => {
  it('yields the last good answer, and is logged once', async () => {
    behave = json([shop(1)]);
    const good = await cms.listStores({ perPage: 40 });
    behave = failure;
    calls = [];
    expect(await cms.listStores({ perPage: 40 })).toEqual(good);
    expect(warn).toHaveBeenCalledTimes(1);
    // One retry at most, however it fails.
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  it('rejects where nothing was ever answered: down is not the same as missing', async () => {
    behave = failure;
    await expect(getPage(`/mai-vista-${Math.random()}`)).rejects.toThrow(/does not answer/);
  });
});

describe.each([...FAILURES, ['404', missing] as const])(
  'a table of search-engine data that answers %s',
  (_name, failure) => {
    it('costs a page its words there alone', async () => {
      behave = failure;
      expect(await getSeo(`/elenco/pagina/${Math.random()}`)).toEqual({});
    });
  },
);

describe('a CMS that fails just after a change', () => {
  it('leaves a page made of the former answer unstored, so that it is made again', async () => {
    behave = json([shop(1)]);
    await cms.listStores({ perPage: 40 });
    behave = status(500);
    const tags = ['cms', 'type:shop'];
    const made = async () => {
      // Times are compared by the millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5));
      overtaken.noteBegin('/negozi');
      await cms.listStores({ perPage: 40 });
      return overtaken.endedOvertaken('/negozi', tags);
    };
    expect(await made()).toBe(false);
    overtaken.noteChange(['type:shop'], Date.now() - 1);
    expect(await made()).toBe(true);
    behave = json([shop(2)]);
    expect(await made()).toBe(false);
  });
});

describe('a CMS that hangs', () => {
  it('is given up after its time, with the last good answer', async () => {
    behave = json([shop(1)]);
    const good = await cms.listStores({ perPage: 40 });
    behave = hang;
    const started = Date.now();
    expect(await cms.listStores({ perPage: 40 })).toEqual(good);
    expect(Date.now() - started).toBeLessThan(15_000);
  });
});

describe('a call to which there never is an answer', () => {
  it('is given up though the framework, which renews a stale answer, drops the signal', async () => {
    behave = json([shop(1)]);
    const good = await cms.listStores({ perPage: 36 });
    behave = hang;
    const { fetch } = globalThis;
    keepSignals();
    const { fetch: keeping } = globalThis;
    globalThis.fetch = (address, { signal: _, ...rest } = {}) => keeping(address, rest);
    try {
      expect(await cms.listStores({ perPage: 36 })).toEqual(good);
    } finally {
      globalThis.fetch = fetch;
    }
  });
});

describe('a CMS that is slow after a failure', () => {
  it('is waited for where there is nothing else to show', async () => {
    behave = status(500);
    await expect(getPage('/mai-vista')).rejects.toThrow(/does not answer/);
    behave = (response) => {
      setTimeout(() => missing(response, ''), 1_500);
    };
    expect(await getPage('/mai-vista-nemmeno-questa')).toBeUndefined();
  });
});

describe('a CMS that is busy', () => {
  const late: Behaviour = (response) => {
    setTimeout(() => json([shop(9)])(response, ''), 1_500);
  };
  const fresh = { city: 'Città 9' };

  it('is waited for when it has answered since a failure', async () => {
    behave = json([shop(1)]);
    await cms.listStores({ perPage: 38 });
    behave = status(500);
    await cms.listStores({ perPage: 38 });
    behave = json([]);
    await cms.listRegulations();
    behave = late;
    expect(await cms.listStores({ perPage: 38 })).toMatchObject([fresh]);
  });

  it('is waited for when it has answered others during a failure', async () => {
    behave = json([shop(1)]);
    await cms.listStores({ perPage: 37 });
    behave = (response, url) => {
      if (url.includes('per_page=37')) setTimeout(() => status(500)(response, ''), 1_000);
      else json([])(response, '');
    };
    const failing = cms.listStores({ perPage: 37 });
    await cms.listRegulations();
    await failing;
    behave = late;
    expect(await cms.listStores({ perPage: 37 })).toMatchObject([fresh]);
  });
});

describe('a missing page', () => {
  it('is missing, not down', async () => {
    behave = missing;
    expect(await getPage('/manca')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([[null], [false], [[]], [{}], [{ code: 'x' }]])(
    'is missing where the CMS says so by %j',
    async (body) => {
      behave = json(body);
      expect(await getPage(`/vuota-${Math.random()}`)).toBeUndefined();
    },
  );

  it('is missing where the CMS refuses its address', async () => {
    behave = (response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end('{"code":"rest_invalid_param"}');
    };
    expect(await getPage('/rifiutata')).toBeUndefined();
  });

  it('is remembered only where there was something: anyone can ask for what never was', async () => {
    const kept = async () => (await readdir(path.join(dataDir, 'last-good'))).length;
    behave = json([shop(1)]);
    await cms.listStores({ perPage: 39 });
    const before = await kept();
    behave = json(null);
    await getPage('/mai-nata');
    behave = missing;
    await getPage('/mai-esistita');
    await cms.listStores({ perPage: 39 });
    expect(await kept()).toBe(before);
    behave = status(500);
    expect(await cms.listStores({ perPage: 39 })).toEqual([]);
    await expect(getPage('/mai-esistita')).rejects.toThrow(/does not answer/);
  });
});

const WRONG: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['an object where a list belongs', { code: 'x' }],
  ['a list of wrong things', [null, 3, 'x', [], { title: 4, acf: 'no', parents: {} }]],
  ['fields of wrong types', [{ id: {}, title: [], slug: 5, link: 9, acf: [], _embedded: 'x' }]],
];

describe.each(WRONG)('a CMS that answers %s', (_name, body) => {
  it('crashes nothing: what cannot be read is left out', async () => {
    behave = json(body);
    const lists = await Promise.all([
      cms.listStores({ perPage: 100 }),
      cms.listNewsEvents({ limit: 3, kind: 'all' }),
      cms.listHomeNewsEvents(),
      cms.listDocuments({ categories: ['casa'] }),
      cms.listDocumentCategories({ slugs: ['casa'] }),
      cms.listRegulations(),
      cms.listAggregators(),
      cms.listOffersByCategory('luce'),
      cms.listOfferPages([1]),
      cms.listGlossaryArticles({ limit: 3 }),
      cms.listWorkOffers({ perPage: 8 }),
    ]);
    for (const list of lists) expect(list).toEqual([]);
    expect(await getSeo('/elenco')).toEqual({});
  });
});

describe('long and empty lists', () => {
  it('reads none', async () => {
    behave = json([]);
    expect(await cms.listRegulations()).toEqual([]);
  });

  it('follows 5,000 items by X-WP-TotalPages, as far as anyone would read', async () => {
    behave = (response, url) => {
      const page = Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1);
      const items = Array.from({ length: 100 }, (_, index) => shop((page - 1) * 100 + index + 1));
      json(items, { 'x-wp-totalpages': '50' })(response, url);
    };
    const regulations = await cms.listRegulations();
    expect(regulations).toHaveLength(2_000);
    expect(new Set(regulations.map((entry) => entry.id)).size).toBe(2_000);
  });

  it('keeps only what was asked for when the CMS ignores filter[...]', async () => {
    const page = (id: number, slug: string, template: string) => ({
      ...{ id, slug: `p${id}`, template, link: `/p${id}`, acf: {} },
      offers_category: [{ slug }],
    });
    behave = json([
      page(1, 'luce', 'page-product.php'),
      page(2, 'gas', 'page-product.php'),
      page(3, 'luce', ''),
    ]);
    const offers = await cms.listOffersByCategory('luce');
    expect(offers.map((offer) => offer.id)).toEqual([1]);
  });
});
