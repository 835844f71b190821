import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Report } from '../../scripts/validate/report.ts';
import { sign } from '../../site/webhook/signature.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'validate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], input?: string) {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/validate.ts', ...args], {
    encoding: 'utf8',
    input,
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

const SECRET = 'un-segreto-in-comune';

const report = (out: string) => JSON.parse(out) as Report;

const node = (id: string, component: string, props: object = {}, childIds: string[] = []) => ({
  [id]: { id, component, props, childIds },
});

const document = (childIds: string[], ...nodes: object[]) =>
  JSON.stringify({
    nodes: Object.assign({}, node('root', 'root', {}, childIds), ...nodes),
    media: [],
    versions: {},
  });

describe('npm run validate', () => {
  it('finds nothing in any page of the seed, not even what is only warned of', () => {
    const { code, out } = run(['--format', 'json', 'wordpress/seed/pages']);
    expect(report(out)).toMatchObject({ invalid: 0, findings: [] });
    expect(report(out).checked).toBeGreaterThan(15);
    expect(code).toBe(0);
  });

  it.each([
    [
      'a wrong enum',
      document(['a'], node('a', 'TextBlock', { align: 'middle' })),
      'enum',
      '/nodes/a/props/align',
    ],
    [
      'a missing required field',
      document(['a'], node('a', 'Faq', { groups: [{ childs: [{ title: 'x' }] }] })),
      'required',
      '/nodes/a/props/groups/0/childs/0/text',
    ],
    [
      'an unknown block',
      document(['a'], node('a', 'NonEsiste')),
      'unknown-block',
      '/nodes/a/component',
    ],
    [
      'a dangling child',
      document(['a', 'b'], node('a', 'TextBlock')),
      'dangling-child',
      '/nodes/root/childIds/1',
    ],
    [
      'a cycle',
      document(['a'], node('a', 'PageBlock', {}, ['b']), node('b', 'PageBlock', {}, ['a'])),
      'cycle',
      '/nodes/b/childIds/0',
    ],
    [
      'a __proto__ node id',
      document([])
        .replace('"media"', '"x":1,"media"')
        .replace('"nodes":{', '"nodes":{"__proto__":{"id":"__proto__","component":"TextBlock"},'),
      'forbidden-key',
      '/nodes/__proto__',
    ],
    [
      'a property that its block does not know',
      document(['a'], node('a', 'TextBlock', { body: '<p>x</p>' })),
      'unknown-property',
      '/nodes/a/props/body',
    ],
    ['an orphan', document([], node('a', 'TextBlock')), 'orphan', '/nodes/a'],
    [
      'a child listed twice',
      document(['a', 'a'], node('a', 'TextBlock')),
      'duplicate-child',
      '/nodes/root/childIds/1',
    ],
    ['a missing root', '{"nodes":{}}', 'missing-root', '/nodes/root'],
    ['text that is no JSON', '{', 'json', ''],
    ['JSON that is no document', '[]', 'document', ''],
  ])('reports %s with page, node, pointer and an Italian message', (name, json, rule, at) => {
    const file = path.join(folder, `${name.replace(/\W+/g, '-')}.json`);
    writeFileSync(file, json);
    const { code, out } = run(['--format', 'json', file]);
    const finding = report(out).findings.find((entry) => entry.rule === rule);
    expect(finding).toMatchObject({
      source: file,
      page: path.basename(file, '.json'),
      pointer: at,
    });
    expect(finding?.message).toMatch(/[a-zà-ù]{4,}/i);
    expect(finding?.message).not.toMatch(/\b(must|should|required property)\b/);
    expect(code).toBe(finding?.severity === 'warning' ? 0 : 1);
  });

  it('says "Richiesto" for a missing required field', () => {
    const json = document(['a'], node('a', 'Faq', { groups: [{ childs: [{ title: 'x' }] }] }));
    expect(report(run(['--format', 'json', '-'], json).out).findings[0]?.message).toBe('Richiesto');
  });

  it('speaks every format', () => {
    const json = document(['a'], node('a', 'NonEsiste'));
    expect(run(['-'], json).out).toContain('1 non validi');
    const warned = document(['a'], node('a', 'TextBlock', { body: 'x' }));
    expect(run(['-'], warned).out).toMatch(/1 validi, 0 non validi\. Avvisi: 1\.\n$/);
    expect(run(['--format', 'junit', '-'], json).out).toMatch(/<testsuites>[\s\S]*<failure/);
    expect(JSON.parse(run(['--format=sarif', '-'], json).out).version).toBe('2.1.0');
  });

  it('names every document to JUnit, those without findings too', () => {
    const place = mkdtempSync(path.join(folder, 'junit-'));
    writeFileSync(path.join(place, 'buona.json'), document([]));
    writeFileSync(path.join(place, 'rotta.json'), document(['a'], node('a', 'NonEsiste')));
    const { out } = run(['--format', 'junit', place]);
    expect(out.match(/<testcase/g)).toHaveLength(2);
    expect(out).toContain('tests="2" failures="1"');
    expect(out).toMatch(/<testcase classname="[^"]*buona" name="valido"\/>/);
  });

  it('prints whatever names nodes and files have, in every format', () => {
    const json = document(['\u001b[2J'], node('\u001b[2J', 'NonEsiste'));
    const file = path.join(mkdtempSync(path.join(folder, 'odd-')), 'però & 100% <x>.json');
    writeFileSync(file, json);
    // JSON has its own way to write it.
    for (const format of ['pretty', 'junit']) {
      expect(run(['--format', format, file]).out, format).not.toMatch(/[^\P{Cc}\n]/u);
    }
    const [result] = JSON.parse(run(['--format', 'sarif', file]).out).runs[0].results;
    const { uri } = result.locations[0].physicalLocation.artifactLocation;
    expect(uri).toMatch(/\/per%C3%B2%20%26%20100%25%20%3Cx%3E\.json$/);
  });

  it('looks into a folder that is named like a document', () => {
    const outer = mkdtempSync(path.join(folder, 'named-'));
    mkdirSync(path.join(outer, 'vecchie.json'));
    writeFileSync(path.join(outer, 'vecchie.json/una.json'), document([]));
    const { code, out } = run(['--format', 'json', outer]);
    expect([code, report(out).checked]).toEqual([0, 1]);
  });

  it('ends with 2 when it cannot run', () => {
    expect(run([]).code).toBe(2);
    expect(run(['/nowhere.json']).code).toBe(2);
    expect(run(['--format', 'xml', '-'], '{}').code).toBe(2);
    expect(run(['--cms', 'http://127.0.0.1:9/wp-json']).code).toBe(2);
  });

  const saved = (name: string, content: object) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  it('ends with 2 and the setting’s name when a setting is unusable', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/validate.ts', '-'],
      { encoding: 'utf8', input: document([]), env: { ...process.env, PORT: 'tremila' } },
    );
    expect([status, stderr]).toEqual([
      2,
      "PORT must be a port number between 0 and 65535, not 'tremila'.\n",
    ]);
  });

  it('reads paths from where its caller stands, in npm and without', () => {
    writeFileSync(path.join(folder, 'qui.json'), document(['a'], node('a', 'NonEsiste')));
    const call = (cwd: string, env: Record<string, string>) =>
      spawnSync(
        process.execPath,
        [path.resolve('scripts/bootstrap.mjs'), 'validate', '--format', 'json', 'qui.json'],
        { cwd, encoding: 'utf8', env: { ...process.env, ...env } },
      );
    for (const { status, stdout } of [
      call(folder, { INIT_CWD: '/' }),
      call(process.cwd(), { INIT_CWD: folder }),
    ]) {
      expect(status).toBe(1);
      expect(report(stdout).findings[0]).toMatchObject({ source: 'qui.json', page: 'qui' });
    }
  });

  it('ends with 2 when a path that is given holds no document', () => {
    const empty = mkdtempSync(path.join(folder, 'empty-'));
    const classic = saved('classic', { type: 'page', slug: 'x', content: '<p>x</p>' });
    for (const given of [empty, classic]) {
      const { code, err } = run([given]);
      expect([code, err]).toEqual([2, `${given}: holds no page document\n`]);
    }
  });

  it('does not pass over a page of the seed whose document it cannot see', () => {
    const page = JSON.parse(document(['a'], node('a', 'NonEsiste')));
    const rulesOf = (name: string, content: object) =>
      report(run(['--format', 'json', saved(name, content)]).out).findings.map(({ rule }) => rule);
    expect(rulesOf('typo', { type: 'page', slug: 'x', docment: page })).toEqual(['document']);
    expect(rulesOf('no-object', { type: 'page', slug: 'x', document: null })).toEqual(['document']);
    expect(rulesOf('typed', { type: 'page', ...page })).toEqual(['unknown-block']);
    expect(rulesOf('seed', { type: 'page', document: page })).toEqual(['unknown-block']);
  });

  /** The report about a CMS that answers these pages, by their paths. */
  async function runOnCms(pages: Record<string, object>, patterns?: Record<number, string>) {
    const cms = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms');
      if (pathname.endsWith('/patterns')) {
        const at = String(request.headers['x-signed-at']);
        const isKnown = request.headers['x-signature'] === sign(`patterns ${at}`, SECRET);
        response.writeHead(patterns && isKnown ? 200 : 401);
        const list = Object.entries(patterns ?? {}).map(([id, content]) => ({ id, content }));
        response.end(JSON.stringify(list));
        return;
      }
      const body = pathname.endsWith('/paths')
        ? Object.keys(pages).map((visible) => ({ path: visible, type: 'page' }))
        : { ID: 1, ...pages[searchParams.get('slug') ?? ''] };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
    const { port } = cms.address() as { port: number };
    const address = `http://127.0.0.1:${port}/wp-json`;
    const args = ['--import', 'tsx', 'scripts/validate.ts', '--format', 'json', '--cms', address];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, WEBHOOK_SECRET: SECRET },
    });
    let [out, noted] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      noted += chunk;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    cms.close();
    return { code, noted, ...report(out) };
  }

  it('reads every published page of a CMS', async () => {
    const { code, checked, invalid, findings } = await runOnCms({
      '/': { post_content: document(['b']) },
      '/testo': { post_content: '<p>classico</p>' },
    });
    expect([code, checked, invalid]).toEqual([1, 1, 1]);
    expect(findings[0]).toMatchObject({ page: '/', rule: 'dangling-child' });
  });

  it('reads the synced patterns that pages of a CMS show, each once, and misses what is gone', async () => {
    const reference = (id: string, patternId: number) => node(id, 'SyncedPattern', { patternId });
    const wrong = document(['a'], node('a', 'TextBlock', { align: 'middle' }));
    const page = { post_content: document(['r'], reference('r', 7)), patterns: { 7: wrong } };
    const { checked, findings } = await runOnCms({
      '/uno': page,
      '/due': page,
      '/tre': { post_content: document(['r'], reference('r', 9)), patterns: {} },
      '/altro-cms': { post_content: document(['r'], reference('r', 9)) },
    });
    expect(checked).toBe(5);
    expect(findings.map(({ page: where, rule }) => [where, rule])).toEqual([
      ['/tre', 'missing-pattern'],
      ['blocco condiviso 7', 'enum'],
    ]);
  });

  it('reads the synced patterns that no page shows from a CMS it shares a secret with', async () => {
    const wrong = document(['a'], node('a', 'TextBlock', { align: 'middle' }));
    const { checked, findings, noted } = await runOnCms(
      { '/': { post_content: document([]) } },
      { 8: document([]), 9: wrong },
    );
    expect([checked, noted]).toEqual([3, '']);
    expect(findings.map(({ page, rule }) => [page, rule])).toEqual([
      ['blocco condiviso 9', 'enum'],
    ]);
  });

  it('says so where it cannot read the synced patterns that no page shows', async () => {
    const { code, noted } = await runOnCms({ '/': { post_content: document([]) } });
    expect(code).toBe(0);
    expect(noted).toMatch(
      /^Shared blocks that no published page shows were not checked: .*WEBHOOK_SECRET/,
    );
  });
});
