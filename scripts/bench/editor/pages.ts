import { readFileSync } from 'node:fs';
import { documentOfSubtrees } from '../../../renderer/document/document-of-subtrees.ts';
import type { Subtree } from '../../../renderer/document/operations/insert-subtree.ts';
import { serializeDocument } from '../../../renderer/document/serialize.ts';
import { sections, textsOf } from '../page.ts';
import { stepsTitle, textTitle } from './browser/titles.ts';

/** A block of the benchmark page, whoever edits it. */
interface Block {
  id: string;
  component: string;
  props: Record<string, unknown>;
  children: Block[];
}

/** The page of the other benchmarks, with titles of their own to tell the blocks apart. */
function page(nodes: number): Block {
  const block = (id: string, component: string, props: object, children: Block[] = []) => ({
    ...{ id, component, props: { ...props }, children },
  });
  const section = (at: number) => {
    const { title, steps } = textsOf(at);
    return block(`p${at}`, 'PageBlock', { title, columns: '2' }, [
      block(`t${at}`, 'TextBlock', { title: textTitle(at) }),
      block(`s${at}`, 'SectionSteps', {
        title: stepsTitle(at),
        steps: steps.map((text) => ({ text })),
      }),
    ]);
  };
  const children = Array.from({ length: sections(nodes) }, (_, at) => section(at));
  return block('page', 'PageBlock', {}, children);
}

/** Content of the page as the CMS has it. */
export function ourPage(nodes: number): string {
  // Ids are given anew when the page is made.
  const subtreeOf = ({ component, props, children }: Block): Subtree => ({
    ...{ component, props, children: children.map(subtreeOf) },
  });
  const subtree = subtreeOf(page(nodes));
  return serializeDocument(documentOfSubtrees([subtree]));
}

/** A page of our builder with one block of its own example. */
export function exampleOf(component: string, example: string): string {
  const { props } = JSON.parse(readFileSync(example, 'utf8')) as Pick<Subtree, 'props'>;
  const subtree: Subtree = { component, props };
  return serializeDocument(documentOfSubtrees([subtree]));
}

/** Puck's data: children in a slot. */
export function puckPage(nodes: number): string {
  const item = ({ id, component, props, children }: Block): object => ({
    type: component,
    props: { id, ...props, children: children.map(item) },
  });
  return JSON.stringify({ root: { props: {} }, content: [item(page(nodes))] });
}

/** Craft.js's serialized nodes. */
export function craftPage(nodes: number): string {
  const all: Record<string, object> = {};
  const add = ({ id, component, props, children }: Block, parent: string | null) => {
    all[id] = {
      ...{
        type: { resolvedName: component },
        displayName: component,
        isCanvas: children.length > 0,
      },
      ...{ props, custom: {}, hidden: false, nodes: children.map((child) => child.id) },
      ...{ linkedNodes: {}, parent },
    };
    for (const child of children) add(child, id);
  };
  add({ id: 'ROOT', component: 'Root', props: {}, children: [page(nodes)] }, null);
  return JSON.stringify(all);
}

/** The nodes of the bare editor: the flat map it keeps. */
export function barePage(nodes: number): string {
  const all: object[] = [];
  const add = ({ id, component, props, children }: Block) => {
    all.push({ id, component, props, childIds: children.map((child) => child.id) });
    children.forEach(add);
  };
  add(page(nodes));
  return JSON.stringify(all);
}
