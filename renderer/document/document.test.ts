import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from './create-document.ts';
import { createNodeId } from './node-id.ts';
import { addChild } from './operations/add-child.ts';
import { createNode } from './operations/create-node.ts';
import { deleteNode } from './operations/delete-node.ts';
import { descendants } from './operations/descendants.ts';
import { extractSubtree, insertSubtree } from './operations/insert-subtree.ts';
import { moveChild } from './operations/move-child.ts';
import { moveTo } from './operations/move-to.ts';
import { setProp } from './operations/set-prop.ts';
import { toggleEditing } from './operations/toggle-editing.ts';
import { parseDocument } from './parse.ts';
import { serializeDocument } from './serialize.ts';
import { checkStructure } from './structure.ts';
import { type Document, ROOT_ID } from './types.ts';

/** A random tree of up to 40 blocks. */
const documents = fc
  .array(fc.tuple(fc.nat(), fc.jsonValue(), fc.boolean()), { maxLength: 40 })
  .map((items) => {
    let document: Document = createDocument();
    for (const [position, value, locked] of items) {
      const ids = [...document.nodes.keys()];
      const parentId = ids[position % ids.length] ?? ROOT_ID;
      const id = `block-${ids.length}`;
      document = createNode(document, { id, component: 'TextBlock', props: { value } });
      document = addChild(document, { parentId, childId: id });
      if (locked) document = toggleEditing(document, id);
    }
    return document;
  });

const pick = (document: Document, seed: number): string => {
  const ids = [...document.nodes.keys()];
  return ids[seed % ids.length] ?? ROOT_ID;
};

describe('tree operations', () => {
  it('deleting removes the node with all its descendants and every mention of them', () => {
    fc.assert(
      fc.property(documents, fc.nat(), (document, seed) => {
        const id = pick(document, seed);
        fc.pre(id !== ROOT_ID);
        const gone = descendants(document, id);
        const after = deleteNode(document, id);
        expect(gone.some((each) => after.nodes.has(each))).toBe(false);
        expect(after.nodes.size).toBe(document.nodes.size - gone.length);
        expect(checkStructure(after)).toEqual([]);
      }),
    );
  });

  it('moving a child keeps the set of children and everything else', () => {
    fc.assert(
      fc.property(
        documents,
        fc.nat(),
        fc.integer({ min: -50, max: 50 }),
        (document, seed, offset) => {
          const parentId = pick(document, seed);
          const parent = document.nodes.get(parentId);
          const childId = parent?.childIds[seed % Math.max(parent.childIds.length, 1)];
          fc.pre(childId !== undefined);
          const after = moveChild(document, { parentId, childId, offset });
          expect([...(after.nodes.get(parentId)?.childIds ?? [])].sort()).toEqual(
            [...(parent?.childIds ?? [])].sort(),
          );
          for (const [id, node] of after.nodes) {
            if (id !== parentId) expect(node).toBe(document.nodes.get(id));
          }
        },
      ),
    );
  });

  it('moving elsewhere never breaks the tree, and refuses to make a cycle', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), fc.nat(5), (document, a, b, index) => {
        const id = pick(document, a);
        const parentId = pick(document, b);
        fc.pre(id !== ROOT_ID);
        if (descendants(document, id).includes(parentId)) {
          expect(() => moveTo(document, { id, parentId, index })).toThrow(/descendant/);
        } else expect(checkStructure(moveTo(document, { id, parentId, index }))).toEqual([]);
      }),
    );
  });

  it('a copied subtree is equal but for its ids', () => {
    fc.assert(
      fc.property(documents, fc.nat(), (document, seed) => {
        const subtree = extractSubtree(document, pick(document, seed));
        fc.pre(subtree.component !== 'root');
        const pasted = insertSubtree(document, { parentId: ROOT_ID, subtree });
        expect(extractSubtree(pasted.document, pasted.id)).toEqual(subtree);
        expect(checkStructure(pasted.document)).toEqual([]);
      }),
    );
  });

  it('of nodes that contain each other, each is copied once', () => {
    const [a, b] = ['a', 'b'].map((id, index, ids) => ({
      ...{ id, component: id, props: {} },
      childIds: [ids[1 - index] as string],
    }));
    const nodes = new Map([a, b].map((node) => [node?.id as string, node as never]));
    const [child] = extractSubtree({ nodes }, 'a').children ?? [];
    expect(child).toEqual({ component: 'b', props: {}, children: [] });
  });

  it('setting a prop to what it is changes nothing at all', () => {
    fc.assert(
      fc.property(documents, fc.nat(), (document, seed) => {
        const id = pick(document, seed);
        const value = document.nodes.get(id)?.props.value;
        expect(setProp(document, { id, name: 'value', value })).toBe(document);
      }),
    );
  });
});

describe('saved form', () => {
  const hostile = [
    'quotes " and \\" and \\\\',
    'new\nline\ttab \u0000 \u2028 \u2029',
    '<script>alert("x")</script> &amp; & </textarea>',
    'emoji 🏠⚡🇮🇹 e accenti àèìòù',
    '{"nested":"json \\u003c"}',
    '%5B%22 [shortcode] {{mustache}} $1',
  ];

  it('comes back to the same document and the same bytes', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const saved = serializeDocument(document);
        const read = parseDocument(saved);
        expect(serializeDocument(read)).toBe(saved);
      }),
    );
  });

  it('holds no character that an HTML filter would touch', () => {
    let document = createDocument();
    for (const [index, text] of hostile.entries()) {
      document = createNode(document, { id: `n-${index}`, component: 'X', props: { text } });
      document = addChild(document, { parentId: ROOT_ID, childId: `n-${index}` });
    }
    const saved = serializeDocument(document);
    expect(saved).not.toMatch(/[<>&\u2028\u2029]/);
    const read = parseDocument(saved);
    expect(hostile.map((_, index) => read.nodes.get(`n-${index}`)?.props.text)).toEqual(hostile);
  });

  it('keeps fields it does not know, on nodes and on the document', () => {
    const json =
      '{"nodes":{"root":{"id":"root","component":"root","props":{},"childIds":[],"future":1}},"media":[],"versions":{},"more":{"a":[1]}}';
    const document = parseDocument(json);
    expect(document.extra).toEqual({ more: { a: [1] } });
    expect(document.nodes.get(ROOT_ID)?.future).toBe(1);
    expect(JSON.parse(serializeDocument(document))).toEqual(JSON.parse(json));
  });

  it('survives 5,000 levels of nesting', () => {
    const nodes: Record<string, unknown> = {
      root: { id: 'root', component: 'root', props: {}, childIds: ['n0'] },
    };
    for (let level = 0; level < 5000; level += 1) {
      nodes[`n${level}`] = {
        id: `n${level}`,
        component: 'PageBlock',
        props: {},
        childIds: [`n${level + 1}`],
      };
    }
    nodes.n5000 = { id: 'n5000', component: 'PageBlock', props: {}, childIds: [] };
    const document = parseDocument(JSON.stringify({ nodes, media: [] }));
    expect(document.nodes.size).toBe(5002);
    expect(descendants(document, ROOT_ID)).toHaveLength(5002);
    expect(deleteNode(document, 'n0').nodes.size).toBe(1);
    expect(checkStructure(document).map((finding) => finding.rule)).toEqual(['depth']);
  });

  it('refuses what cannot be rendered, and says why', () => {
    expect(() => parseDocument('{')).toThrow(/JSON/);
    expect(() => parseDocument('[]')).toThrow(/oggetto/);
    expect(() => parseDocument('{"nodes":{}}')).toThrow(/root/);
    expect(() => parseDocument(`"${'x'.repeat(6 * 1024 * 1024)}"`)).toThrow(/5 MB/);
  });

  it('lets no forbidden key reach an object', () => {
    const document = parseDocument(
      '{"nodes":{"root":{"id":"root","component":"root","props":{},"childIds":["__proto__"],"__proto__":{"a":1}},"__proto__":{"id":"__proto__","component":"X"}},"__proto__":{"polluted":1}}',
    );
    expect(document.nodes.has('__proto__')).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(document.extra)).toBe(Object.prototype);
  });
});

describe('node ids', () => {
  it('are the lower-cased component and adjective-animal-number, number 0 or 2 to 100', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (value) => {
        const id = createNodeId('HeroSlider', () => value);
        const match = /^heroslider-[a-z]+-[a-z]+-(\d+)$/.exec(id);
        const number = Number(match?.[1]);
        expect(number === 0 || (number >= 2 && number <= 100)).toBe(true);
      }),
    );
  });
});
