import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expandPatterns } from '../patterns/expand-patterns.ts';
import type { RenderProblem } from '../render/prepare.ts';
import { renderDocumentToHtml } from '../static/render-to-html.ts';
import { migrateDocument } from './migrate.ts';
import { parseDocument } from './parse.ts';
import { validateDocument } from './validate.ts';

const { textblock } = vi.hoisted(() => ({ textblock: [] as unknown[] }));
vi.mock('@generated/migrations.ts', () => ({ migrations: { textblock } }));

type Props = Record<string, unknown>;

const rename = {
  to: 2,
  migrate: ({ heading, ...rest }: Props) =>
    heading === undefined ? rest : { ...rest, title: heading },
};
const breaking = {
  to: 3,
  migrate: (props: Props) => {
    if (props.title === 'Male') throw new Error('no way up');
    return props;
  },
};

const page = (versions: Props = { textblock: 1 }) =>
  parseDocument(
    JSON.stringify({
      nodes: {
        root: { id: 'root', component: 'root', props: {}, childIds: ['a', 'b'] },
        a: { id: 'a', component: 'TextBlock', props: { heading: 'Male' }, childIds: [] },
        b: { id: 'b', component: 'TextBlock', props: { heading: 'Bene' }, childIds: [] },
      },
      media: [],
      versions,
    }),
  );

beforeEach(() => {
  textblock.splice(0, textblock.length, rename, breaking);
});

describe('a migration that throws', () => {
  it('leaves its node the props it came with, and lifts the others', () => {
    const { nodes } = migrateDocument(page());
    expect([nodes.get('a')?.props, nodes.get('b')?.props]).toEqual([
      { heading: 'Male' },
      { title: 'Bene' },
    ]);
  });

  it('is a finding of its node that names block and step', () => {
    expect(validateDocument(page())).toEqual([
      {
        ...{ node: 'a', component: 'TextBlock', pointer: '/nodes/a/props' },
        ...{ rule: 'migration-failed', severity: 'error' },
        message: expect.stringMatching(/«TextBlock».*versione 3.*no way up/),
      },
    ]);
  });

  it('costs the page its node alone, which is reported once', async () => {
    const problems: RenderProblem[] = [];
    const log = (problem: RenderProblem) => problems.push(problem);
    const html = await renderDocumentToHtml({ document: page(), log });
    expect(html).toContain('Bene');
    expect(html).not.toContain('Male');
    expect(problems).toMatchObject([{ node: 'a', reason: expect.stringContaining('version 3') }]);
  });

  it('costs a page with synced patterns, or a pattern, its node alone too', () => {
    const reference = {
      id: 'b',
      component: 'SyncedPattern',
      props: { patternId: 1 },
      childIds: [],
    };
    const own = page();
    const nodes = new Map(own.nodes).set('b', reference);
    const { document, failed } = expandPatterns({ ...own, nodes }, () => page());
    expect([...document.nodes.keys()]).toEqual(['root', 'b--b']);
    expect(failed.map(({ node }) => node.id)).toEqual(['a', 'a']);
  });
});

it('a migration that gives no props is one that fails', () => {
  textblock.splice(0, textblock.length, { to: 2, migrate: () => undefined });
  expect(validateDocument(page()).map(({ node, rule }) => [node, rule])).toEqual([
    ['a', 'migration-failed'],
    ['b', 'migration-failed'],
  ]);
});

describe('stored versions', () => {
  const rulesOf = (versions: Props) =>
    validateDocument(page(versions)).map(({ rule, pointer, severity }) => [
      rule,
      pointer,
      severity,
    ]);

  beforeEach(() => {
    textblock.splice(0, textblock.length, rename);
  });

  it.each([0, -1, 1.5, '2', null])('are found when they are %j; they count as 1', (version) => {
    expect(rulesOf({ textblock: version })).toEqual([
      ['invalid-version', '/versions/textblock', 'error'],
    ]);
    const { nodes } = migrateDocument(page({ textblock: version }));
    expect(nodes.get('b')?.props).toEqual({ title: 'Bene' });
  });

  it('are warned of when they are above the block’s own', () => {
    expect(rulesOf({ sectiontext: 2 })).toEqual([
      ['newer-version', '/versions/sectiontext', 'warning'],
    ]);
    expect(rulesOf({ textblock: 1, nobodys: 9 })).toEqual([]);
  });
});
