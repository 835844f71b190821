import type { PageContext } from '../contract.ts';
import { blockKey } from '../document/block-key.ts';
import { MAX_DEPTH } from '../document/limits.ts';
import { migrate } from '../document/migrate.ts';
import { type Document, type DocumentNode, type NodeId, ROOT_ID } from '../document/types.ts';
import type { CmsReader } from '../loaders/cms-reader.ts';
import type { ServerBlock, ServerRegistry } from '../registry.ts';
import type { ValidationError } from '../validation.ts';
import { keyTitles } from './key-titles.ts';
import { leadImage } from './lead-image.ts';

/** A node that will be rendered: its block, filled props, loaded data and children in order. */
export interface PreparedNode {
  readonly id: NodeId;
  readonly block: ServerBlock;
  readonly props: Record<string, unknown>;
  data: unknown;
  readonly children: PreparedNode[];
}

/** Something that keeps a node from being rendered. */
export interface RenderProblem {
  node: NodeId;
  component: string;
  /** JSON pointer within the document. */
  pointer: string;
  reason: string;
}

export interface PreparedDocument {
  nodes: PreparedNode[];
  /** Levels of blocks. */
  depth: number;
  context: PageContext;
  report(problem: RenderProblem): void;
}

/**
 * Makes a document ready to render: migrates, fills defaults, validates each node and loads the
 * data of all blocks in one parallel wave. A node that is unknown, invalid, or whose
 * props or data cannot be had is reported once and left out with its descendants; its siblings stand.
 */
export async function prepareDocument(options: {
  document: Document;
  context: PageContext;
  cms: CmsReader;
  registry: ServerRegistry;
  log: (problem: RenderProblem) => void;
}): Promise<PreparedDocument> {
  const { context, cms, registry, log } = options;
  const { document, failures } = migrate(options.document);
  const top: PreparedNode[] = [];
  const loads: Promise<void>[] = [];
  let depth = 0;
  const seen = new Set<NodeId>([ROOT_ID]);
  const stack: { ids: readonly NodeId[]; into: PreparedNode[]; depth: number }[] = [
    { ids: document.nodes.get(ROOT_ID)?.childIds ?? [], into: top, depth: 1 },
  ];
  for (let level = stack.pop(); level; level = stack.pop()) {
    for (const id of level.ids) {
      const node = document.nodes.get(id);
      // A child that is nowhere, or stands under two parents, is shown at most once.
      if (!node || seen.has(id)) continue;
      seen.add(id);
      const failure = failures.get(id);
      if (failure) {
        log(problemOf(node, '/props', `not migrated to version ${failure.to}: ${failure.reason}`));
        continue;
      }
      const prepared = prepareNode(node, registry, log);
      if (!prepared) continue;
      level.into.push(prepared);
      depth = Math.max(depth, level.depth);
      const load = loadData(prepared, node, { context, cms }, log);
      if (load) loads.push(load);
      if (node.childIds.length > 0 && level.depth < MAX_DEPTH) {
        stack.push({ ids: node.childIds, into: prepared.children, depth: level.depth + 1 });
      }
    }
  }
  await Promise.all(loads);
  const known = { leadImage: leadImage(top), keyTitles: keyTitles(top) };
  return { nodes: top, depth, context: { ...context, ...known }, report: log };
}

/**
 * Fills the props each time they are read. Held for all nodes of a large page at once, they would be
 * most of what the garbage collector has to copy.
 */
class SavedNode implements PreparedNode {
  readonly id: NodeId;
  readonly block: ServerBlock;
  readonly children: PreparedNode[] = [];
  data: unknown;
  readonly #props: Record<string, unknown>;

  constructor({ id, props }: DocumentNode, block: ServerBlock) {
    this.id = id;
    this.block = block;
    this.#props = props;
  }

  get props(): Record<string, unknown> {
    return this.block.fillDefaults(this.#props);
  }
}

function prepareNode(
  node: DocumentNode,
  registry: ServerRegistry,
  log: (problem: RenderProblem) => void,
): PreparedNode | undefined {
  const block = registry.get(blockKey(node.component));
  if (!block) {
    log(problemOf(node, '', 'unknown block'));
    return undefined;
  }
  // Defaults are valid by construction: what is valid without them needs no second look.
  if (!block.validate(node.props) && !block.validate(block.fillDefaults(node.props))) {
    const error = block.validate.errors?.[0];
    log(problemOf(node, `/props${error?.instancePath ?? ''}`, describe(error)));
    return undefined;
  }
  return new SavedNode(node, block);
}

/** Failed loads leave `data` undefined and mark the node, which then renders nothing. */
function loadData(
  prepared: PreparedNode,
  node: DocumentNode,
  { context, cms }: { context: PageContext; cms: CmsReader },
  log: (problem: RenderProblem) => void,
): Promise<void> | undefined {
  const { load } = prepared.block;
  if (!load) return undefined;
  return Promise.resolve()
    .then(() => load(prepared.props, { cms, page: context }))
    .then(
      (data) => {
        prepared.data = data;
      },
      (error: unknown) => {
        prepared.data = LOAD_FAILED;
        log(problemOf(node, '', `data not loaded: ${String(error)}`));
      },
    );
}

/** Stands for the data of a block whose loader failed. */
export const LOAD_FAILED = Symbol('load failed');

function problemOf(node: DocumentNode, below: string, reason: string): RenderProblem {
  const { id, component } = node;
  return { node: id, component, pointer: `/nodes/${id}${below}`, reason };
}

const describe = (error: ValidationError | undefined) =>
  `invalid: ${error?.keyword ?? 'schema'} ${error?.message ?? ''}`.trim();
