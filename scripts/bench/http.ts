import { readFile } from 'node:fs/promises';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { markupOf } from './markup-of.ts';
import type { Row } from './report.ts';
import { withProduct } from './running-product.ts';

const PAGES = ['/', '/offerte/luce', '/faq'];
const CONNECTIONS = 8;
/** Time each candidate is asked, in ms, in turns. */
const TURN = 1_500;
const TURNS = 4;

interface Candidate {
  address: string;
  headers?: Record<string, string>;
  latencies: number[];
  time: number;
}

/**
 * Requests a second and median latency of a stored page and of one made anew, the CMS included,
 * beside the string floor: a bare `node:http` server that answers with the markup of the same page.
 */
export async function benchHttp(): Promise<Row[]> {
  return withProduct(async (origin) => {
    const anew = await madeAnew();
    const rows: Row[] = [];
    for (const path of PAGES) {
      const html = markupOf(await text(origin + path));
      const floor = await stringServer(html);
      const { port } = floor.address() as AddressInfo;
      const candidates: Record<string, Candidate> = {
        'string floor': candidate(`http://127.0.0.1:${port}/`),
        'stored page': candidate(origin + path),
        'made anew, CMS asked': candidate(origin + path, anew),
      };
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const one of Object.values(candidates)) await ask(one);
      }
      floor.close();
      rows.push(...rowsOf(path, candidates));
    }
    return rows;
  });
}

/**
 * The header by which the framework makes a stored page anew, from answers of the CMS that it asks
 * for anew as well; its value is in the build.
 */
async function madeAnew(): Promise<Record<string, string>> {
  const manifest = JSON.parse(await readFile('site/.next/prerender-manifest.json', 'utf8'));
  return { 'x-prerender-revalidate': manifest.preview.previewModeId };
}

const candidate = (address: string, headers?: Record<string, string>): Candidate => ({
  address,
  headers,
  latencies: [],
  time: 0,
});

async function ask(one: Candidate): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const visitor = async () => {
    while (performance.now() - started < TURN) {
      const begun = performance.now();
      await answer(one, agent);
      one.latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  one.time += performance.now() - started;
  agent.destroy();
}

function answer({ address, headers }: Candidate, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.resume();
      response.once('end', resolve);
    }).once('error', reject);
  });
}

function stringServer(html: string): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function rowsOf(path: string, candidates: Readonly<Record<string, Candidate>>): Row[] {
  const figures = Object.entries(candidates).map(([name, { latencies, time }]) => {
    const sorted = latencies.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return { name, median, rate: (latencies.length / time) * 1_000 };
  });
  const [floor] = figures;
  if (!floor) return [];
  const base = { reference: 'string floor' };
  return [
    ...figures.map(({ name, rate }): Row => {
      const ratio = rate / floor.rate;
      return { ...base, group: `http, ${path}, requests`, name, value: rate, unit: 'req/s', ratio };
    }),
    ...figures.map(({ name, median }): Row => {
      const ratio = median / floor.median;
      return {
        ...base,
        group: `http, ${path}, median latency`,
        name,
        value: median,
        unit: 'ms',
        ratio,
      };
    }),
  ];
}

const text = async (address: string) => (await fetch(address)).text();
