import { catalogue } from '@generated/catalogue.ts';
import { examples } from '@generated/examples.ts';
import { serverRegistry } from '@generated/registry.server.ts';
import { templates } from '@generated/templates.ts';
import { createDocument } from '@renderer/document/create-document.ts';
import { insertSubtree, type Subtree } from '@renderer/document/operations/insert-subtree.ts';
import { type Document, ROOT_ID } from '@renderer/document/types.ts';
import { unknownProperties } from '@renderer/document/unknown-properties.ts';
import { validateDocument } from '@renderer/document/validate.ts';
import { DocumentView } from '@renderer/render/DocumentView.tsx';
import type { PreparedNode, RenderProblem } from '@renderer/render/prepare.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { emptyCms } from '@renderer/static/empty-cms.ts';
import { renderDocumentToHtml } from '@renderer/static/render-to-html.ts';
import fc from 'fast-check';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const context = defaultContext();

const documentOf = (subtree: Subtree) =>
  insertSubtree(createDocument(), { parentId: ROOT_ID, subtree }).document;

/** Our own pages store nothing that no field reads: for them it is no mere warning. */
const problemsOf = (document: Document) => [
  ...validateDocument(document),
  ...[...document.nodes.values()].flatMap(unknownProperties),
];

/** The block alone, with the example's data instead of its loader's. */
function render(key: string, props: Record<string, unknown>, data: unknown): string {
  const block = serverRegistry.get(key);
  if (!block) throw new Error(`no block ${key}`);
  const node: PreparedNode = {
    id: 'x-1',
    block,
    props: block.fillDefaults(props),
    data,
    children: [],
  };
  const problems: RenderProblem[] = [];
  const html = renderToStaticMarkup(
    <DocumentView prepared={{ nodes: [node], context, report: (p) => problems.push(p) }} />,
  );
  expect(problems).toEqual([]);
  return html;
}

/** Every element of the markup, as a browser would build them. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const stack: Nodes[] = [fromHtml(html, { fragment: true })];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'element') found.push(node);
    if ('children' in node) stack.push(...node.children);
  }
  return found;
}

describe.each(catalogue.map((entry) => [entry.component, entry.key]))('%s', (component, key) => {
  const own = examples[key] ?? [];

  it('has a minimal, a typical and a hostile example', () => {
    expect(own.map((example) => example.name)).toEqual(
      expect.arrayContaining(['minimal', 'typical', 'hostile']),
    );
  });

  it.each(own.map((example) => [example.name, example]))(
    '%s is valid and renders',
    (_name, example) => {
      const { props, children } = example;
      expect(problemsOf(documentOf({ component, props, children }))).toEqual([]);
      const html = render(key, props, example.data);
      for (const element of elementsOf(html)) {
        expect(element.tagName).not.toBe('script');
        for (const [name, value] of Object.entries(element.properties)) {
          expect(name).not.toMatch(/^on[A-Z]/);
          expect(String(value)).not.toMatch(/^\s*javascript:/i);
        }
      }
    },
  );

  it('does not throw on invalid props: it is left out and reported', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 6 }),
        async (props) => {
          const problems: RenderProblem[] = [];
          await renderDocumentToHtml({
            document: documentOf({ component, props }),
            log: (problem) => problems.push(problem),
          });
          for (const problem of problems) expect(problem.reason).toMatch(/^invalid/);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a block that holds others', () => {
  const holders = catalogue.filter(({ slots }) => slots.length > 0);

  it.each(holders.map(({ component }) => component))('shows them: %s', async (component) => {
    const children = [{ component: 'TextBlock', props: { title: 'Un blocco dentro' } }];
    const html = await renderDocumentToHtml({ document: documentOf({ component, children }) });
    expect(html).toContain('Un blocco dentro');
  });
});

describe('page templates', () => {
  it.each(templates.map((template) => [template.name, template]))(
    '%s is a valid page',
    (_name, template) => {
      let document = createDocument();
      for (const subtree of template.children) {
        document = insertSubtree(document, { parentId: ROOT_ID, subtree }).document;
      }
      expect(problemsOf(document)).toEqual([]);
    },
  );
});

describe('a page', () => {
  const good: Subtree = { component: 'TextBlock', props: { title: 'Resto in piedi' } };
  const page = (bad: Subtree) => {
    const first = insertSubtree(createDocument(), { parentId: ROOT_ID, subtree: good }).document;
    const second = insertSubtree(first, { parentId: ROOT_ID, subtree: bad }).document;
    return insertSubtree(second, { parentId: ROOT_ID, subtree: good }).document;
  };

  it.each([
    ['an unknown block', { component: 'NonEsiste' }],
    ['an invalid block', { component: 'TextBlock', props: { headingLevel: 'h9' } }],
    ['a block whose loader fails', { component: 'NewsEvents', props: {} }],
  ] as [string, Subtree][])('stands in spite of %s, which is reported once', async (_case, bad) => {
    const problems: RenderProblem[] = [];
    const html = await renderDocumentToHtml({
      document: page(bad),
      log: (problem) => problems.push(problem),
      cms: {
        ...emptyCms,
        listNewsEvents: async () => {
          throw new Error('down');
        },
      },
    });
    expect(html.match(/Resto in piedi/g)).toHaveLength(2);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.pointer).toMatch(/^\/nodes\//);
  });

  it('matches identifiers whatever their case', async () => {
    const html = await renderDocumentToHtml({
      document: documentOf({ component: 'textBLOCK', props: { title: 'Maiuscole' } }),
    });
    expect(html).toContain('Maiuscole');
  });

  it('loads the data of all blocks in one wave', async () => {
    let document = createDocument();
    for (let index = 0; index < 5; index += 1) {
      document = insertSubtree(document, {
        parentId: ROOT_ID,
        subtree: { component: 'NewsEvents' },
      }).document;
    }
    let underway = 0;
    let most = 0;
    await renderDocumentToHtml({
      document,
      cms: {
        ...emptyCms,
        listNewsEvents: async () => {
          underway += 1;
          most = Math.max(most, underway);
          await new Promise((resolve) => setTimeout(resolve, 20));
          underway -= 1;
          return [];
        },
      },
    });
    expect(most).toBe(5);
  });

  it('renders 1,000 levels of nesting', async () => {
    let subtree: Subtree = { component: 'TextBlock', props: { title: 'In fondo' } };
    for (let level = 0; level < 900; level += 1)
      subtree = { component: 'PageBlock', children: [subtree] };
    const html = await renderDocumentToHtml({ document: documentOf(subtree) });
    expect(html).toContain('In fondo');
  });
});
