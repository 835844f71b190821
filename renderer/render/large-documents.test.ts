import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, MAX_NODES } from '../document/limits.ts';
import { parseDocument, renderDocumentToHtml, validateDocument } from '../index.ts';

const node = (id: string, childIds: string[], props = {}) =>
  [id, { id, component: 'PageBlock', props, childIds }] as const;

const saved = (nodes: (readonly [string, object])[]) =>
  JSON.stringify({ nodes: Object.fromEntries(nodes) });

/** One block in the other, `depth` levels of them. */
function chain(depth: number): string {
  const ids = ['root', ...Array.from({ length: depth }, (_, index) => `b${index + 1}`)];
  return saved(ids.map((id, index) => node(id, ids.slice(index + 1, index + 2), { title: id })));
}

/** All blocks side by side. */
function row(count: number): string {
  const ids = Array.from({ length: count }, (_, index) => `b${index}`);
  return saved([node('root', ids), ...ids.map((id) => node(id, []))]);
}

const sections = (html: string) => html.split('<section').length - 1;

describe('documents at the caps', () => {
  it('are read, checked and rendered at the greatest depth', async () => {
    const document = parseDocument(chain(MAX_DEPTH));
    expect(validateDocument(document)).toEqual([]);
    const html = await renderDocumentToHtml({ document });
    expect(sections(html)).toBe(MAX_DEPTH);
    expect(html).toContain(`b${MAX_DEPTH}`);
  });

  it('are rendered down to the greatest depth when they go deeper', async () => {
    const document = parseDocument(chain(MAX_DEPTH * 10));
    expect(validateDocument(document).map(({ rule }) => rule)).toEqual(['depth']);
    expect(sections(await renderDocumentToHtml({ document }))).toBe(MAX_DEPTH);
  });

  it('are read, checked and rendered with the greatest number of nodes', async () => {
    const document = parseDocument(row(MAX_NODES - 1));
    expect(validateDocument(document)).toEqual([]);
    expect(sections(await renderDocumentToHtml({ document }))).toBe(MAX_NODES - 1);
  }, 30_000);
});
