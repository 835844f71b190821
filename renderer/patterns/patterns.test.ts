import { describe, expect, it } from 'vitest';
import { createDocument } from '../document/create-document.ts';
import { checkStructure } from '../document/structure.ts';
import type { Document, DocumentNode } from '../document/types.ts';
import { validateDocument } from '../document/validate.ts';
import { expandPatterns } from './expand-patterns.ts';
import { isReference } from './reference.ts';

type Rest = Partial<DocumentNode>;
const node = (id: string, rest: Rest = {}): DocumentNode => ({
  ...{ id, component: 'TextBlock', props: {}, childIds: [] },
  ...rest,
});
const reference = (id: string, patternId: unknown): DocumentNode =>
  node(id, { component: 'SyncedPattern', props: { patternId } });

function documentOf(...nodes: DocumentNode[]): Document {
  const nested = new Set(nodes.flatMap(({ childIds }) => childIds));
  const childIds = nodes.map(({ id }) => id).filter((id) => !nested.has(id));
  const all = [node('root', { component: 'root', childIds }), ...nodes];
  return { ...createDocument(), nodes: new Map(all.map((item) => [item.id, item])) };
}

const image = (url: string) => ({ id: url, url, focus: [50, 50] as const });
const childrenOf = (document: Document, id = 'root') => document.nodes.get(id)?.childIds;

describe('a page with references', () => {
  it('shows the blocks of the pattern in the place of each, under ids of their own', () => {
    const pattern = documentOf(
      node('a', { component: 'PageBlock', childIds: ['b'] }),
      node('b', { props: { title: 'Condiviso' } }),
      node('c'),
    );
    const page = documentOf(node('first'), reference('r', 7), reference('s', 7), node('last'));
    const { document, missing } = expandPatterns(page, (id) => (id === 7 ? pattern : undefined));
    expect(childrenOf(document)).toEqual(['first', 'r--a', 'r--c', 's--a', 's--c', 'last']);
    expect(childrenOf(document, 's--a')).toEqual(['s--b']);
    expect(document.nodes.get('s--b')?.props).toEqual({ title: 'Condiviso' });
    expect(checkStructure(document)).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('takes in the images of its patterns; its own description of an image stays', () => {
    const page = { ...documentOf(reference('r', 1)), media: [{ ...image('/a.jpg'), alt: 'Mia' }] };
    const pattern = {
      ...documentOf(node('a')),
      media: [{ ...image('/a.jpg'), alt: 'Sua' }, image('/b.jpg')],
    };
    const { document } = expandPatterns(page, () => pattern);
    expect(document.media.map(({ url, alt }) => [url, alt])).toEqual([
      ['/a.jpg', 'Mia'],
      ['/b.jpg', undefined],
    ]);
  });

  it('shows patterns inside of patterns', () => {
    const patterns = new Map([
      [1, documentOf(node('a'), reference('inner', 2))],
      [2, documentOf(node('b'))],
    ]);
    const page = documentOf(
      node('box', { component: 'PageBlock', childIds: ['r'] }),
      reference('r', 1),
    );
    const { document } = expandPatterns(page, (id) => patterns.get(id));
    expect(childrenOf(document, 'box')).toEqual(['r--a', 'r--inner--b']);
  });

  it('shows nothing for a pattern that is missing, and says so', () => {
    const page = documentOf(node('a'), reference('r', 9), reference('s', 'x'));
    const { document, missing } = expandPatterns(page, () => undefined);
    expect(childrenOf(document)).toEqual(['a']);
    expect(missing.map(({ node: { id }, reason }) => [id, reason])).toEqual([
      ['r', 'pattern 9 not found'],
      ['s', 'names no pattern'],
    ]);
  });

  it('ends for patterns that hold each other', () => {
    const patterns = new Map([
      [1, documentOf(node('a'), reference('to-two', 2))],
      [2, documentOf(node('b'), reference('to-one', 1))],
    ]);
    const { document, missing } = expandPatterns(documentOf(reference('r', 1)), (id) =>
      patterns.get(id),
    );
    expect(childrenOf(document)).toEqual(['r--a', 'r--to-two--b']);
    expect(missing.map(({ reason }) => reason)).toEqual(['pattern 1 holds itself']);
  });

  it('ends for patterns that double at each level', () => {
    const double = (id: number) => documentOf(reference('x', id + 1), reference('y', id + 1));
    const { document, missing } = expandPatterns(documentOf(reference('r', 1)), (id) =>
      id < 40 ? double(id) : documentOf(),
    );
    expect(document.nodes.size).toBeLessThanOrEqual(50_000);
    expect(missing.length).toBeGreaterThan(0);
  });

  it('is the document itself when it has none', () => {
    const page = documentOf(node('a'));
    expect(expandPatterns(page, () => undefined).document).toBe(page);
  });
});

describe('a reference', () => {
  it('is valid when it names a pattern, in any document', () => {
    expect(validateDocument(documentOf(reference('r', 12)))).toEqual([]);
  });

  it.each([
    [undefined, 'required'],
    ['12', 'type'],
    [-1, 'type'],
    [1.5, 'type'],
  ])('that names %s is a finding', (patternId, rule) => {
    const [finding, ...others] = validateDocument(documentOf(reference('r', patternId)));
    expect(finding).toMatchObject({ rule, pointer: '/nodes/r/props/patternId', node: 'r' });
    expect(others).toEqual([]);
  });

  it('is found whatever the case of its component', () => {
    expect(isReference(node('r', { component: 'syncedpattern' }))).toBe(true);
    expect(isReference(node('r', { component: 'TextBlock' }))).toBe(false);
  });
});
