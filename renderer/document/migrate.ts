import { migrations } from '@generated/migrations.ts';
import { adoptTabContents } from './adopt-tab-contents.ts';
import { blockKey } from './block-key.ts';
import type { Document, DocumentNode } from './types.ts';

/** Fields whose options are strings now and may be numbers in documents without versions. */
const LAYOUT_FIELDS = ['paddingLeftRight', 'paddingTop', 'paddingBottom'] as const;

/**
 * The document with every block's props at the current version of its schema. Documents of the
 * earlier system carry no versions and count as version 1 with layout values as numbers; their
 * contents of tabs may stand beside the tabs.
 */
export function migrateDocument(document: Document): Document {
  const legacy = Object.keys(document.versions).length === 0;
  if (!legacy && Object.keys(migrations).length === 0) return document;
  let nodes: Map<string, DocumentNode> | undefined;
  for (const node of document.nodes.values()) {
    const props = migrateProps(node, document.versions, legacy);
    if (props === node.props) continue;
    nodes ??= new Map(document.nodes);
    nodes.set(node.id, { ...node, props });
  }
  const migrated = nodes ? { ...document, nodes } : document;
  return legacy ? adoptTabContents(migrated) : migrated;
}

function migrateProps(
  node: DocumentNode,
  versions: Document['versions'],
  legacy: boolean,
): Record<string, unknown> {
  const key = blockKey(node.component);
  let props = legacy ? layoutAsText(node.props) : node.props;
  const steps = Object.hasOwn(migrations, key) ? (migrations[key] ?? []) : [];
  for (const step of steps) {
    if (step.to > (versions[key] ?? 1)) props = step.migrate(props);
  }
  return props;
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
