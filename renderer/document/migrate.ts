import { migrations } from '@generated/migrations.ts';
import { adoptTabContents } from './adopt-tab-contents.ts';
import { blockKey } from './block-key.ts';
import { isVersion } from './check-versions.ts';
import { pointer } from './pointer.ts';
import { isObject } from './read-json.ts';
import { ruleFinding } from './rule-finding.ts';
import type { Document, DocumentNode, Finding, NodeId } from './types.ts';

/** Fields whose options are strings now and may be numbers in documents without versions. */
const LAYOUT_FIELDS = ['paddingLeftRight', 'paddingTop', 'paddingBottom'] as const;

/** A node that a step of its block's migrations did not lift: it keeps the props it came with. */
export interface MigrationFailure {
  node: DocumentNode;
  /** The version that the step leads to. */
  to: number;
  reason: string;
}

export interface Migrated {
  document: Document;
  failures: ReadonlyMap<NodeId, MigrationFailure>;
}

const NONE: Migrated['failures'] = new Map();

/**
 * The document with every block's props at the current version of its schema, and the nodes whose
 * props could not be lifted. Documents of the earlier system carry no versions and count as version
 * 1 with layout values as numbers; their contents of tabs may stand beside the tabs.
 */
export function migrate(document: Document): Migrated {
  const legacy = Object.keys(document.versions).length === 0;
  if (!legacy && Object.keys(migrations).length === 0) return { document, failures: NONE };
  let nodes: Map<NodeId, DocumentNode> | undefined;
  const failures = new Map<NodeId, MigrationFailure>();
  for (const node of document.nodes.values()) {
    const start = legacy ? layoutAsText(node.props) : node.props;
    const lifted = lift(node, start, document.versions);
    if ('reason' in lifted) failures.set(node.id, lifted);
    const props = 'reason' in lifted ? start : lifted.props;
    if (props === node.props) continue;
    nodes ??= new Map(document.nodes);
    nodes.set(node.id, { ...node, props });
  }
  const migrated = nodes ? { ...document, nodes } : document;
  return { document: legacy ? adoptTabContents(migrated) : migrated, failures };
}

/** The migrated document alone, for those who show also what could not be lifted. */
export function migrateDocument(document: Document): Document {
  return migrate(document).document;
}

/** The document as it can be rendered: without the nodes that could not be lifted. */
export function withoutFailed({ document, failures }: Migrated): Document {
  if (failures.size === 0) return document;
  const nodes = [...document.nodes].filter(([id]) => !failures.has(id));
  return { ...document, nodes: new Map(nodes) };
}

/** The finding of a node that could not be lifted. */
export function migrationFailed({ node, to, reason }: MigrationFailure): Finding {
  const { id, component } = node;
  return ruleFinding(
    'migration-failed',
    { node: id, component, pointer: pointer(['nodes', id, 'props']) },
    { component, to: String(to), reason },
  );
}

type Props = Record<string, unknown>;

function lift(
  node: DocumentNode,
  start: Props,
  versions: Document['versions'],
): { props: Props } | MigrationFailure {
  const key = blockKey(node.component);
  let props = start;
  const steps = Object.hasOwn(migrations, key) ? (migrations[key] ?? []) : [];
  const stored = versions[key];
  const from = isVersion(stored) ? stored : 1;
  for (const step of steps) {
    if (step.to <= from) continue;
    try {
      const lifted: unknown = step.migrate(props);
      if (!isObject(lifted)) return { node, to: step.to, reason: 'it gave no props' };
      props = lifted;
    } catch (error) {
      return { node, to: step.to, reason: String(error) };
    }
  }
  return { props };
}

function layoutAsText(props: Record<string, unknown>): Record<string, unknown> {
  const numbers = LAYOUT_FIELDS.filter((field) => typeof props[field] === 'number');
  if (numbers.length === 0) return props;
  const texts = numbers.map((field) => {
    const value = props[field] as number;
    return [field, field === 'paddingLeftRight' || value === 0 ? `${value}` : `${value}px`];
  });
  return { ...props, ...Object.fromEntries(texts) };
}
