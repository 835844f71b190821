import { blockKey } from '@renderer/document/block-key.ts';
import { migrateDocument } from '@renderer/document/migrate.ts';
import { withoutHidden } from '@renderer/document/operations/without-hidden.ts';
import { parseDocument } from '@renderer/document/parse.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import type { FormDefinition } from '@renderer/forms/definition.ts';
import { isAddress } from '../address.ts';

/** Where a submission goes and what is said of it, by the published page alone. */
export interface Target {
  node: string;
  to: string[];
  cc: string[];
  subject: string | undefined;
  /** As the editor wrote it. */
  thankMessage: unknown;
  /** Values of the form's fields that the block sets. */
  values: Record<string, string>;
}

/**
 * Finds the form's node in a saved page and reads recipients and subject from it, whatever version
 * of its block it was saved with. What a post says of recipients has no part in this: this server
 * relays nothing (spec 2.10, 3.15).
 * @param nodeId the node the form says it stands in; without it the page's only such node counts
 */
export function findTarget(
  definition: FormDefinition,
  content: string,
  nodeId: string | undefined,
): Target | undefined {
  const keys = new Set(definition.components.map((component) => component.toLowerCase()));
  let nodes: DocumentNode[];
  try {
    // A hidden form is none that anybody could have sent.
    nodes = [...withoutHidden(migrateDocument(parseDocument(content))).nodes.values()];
  } catch {
    return undefined;
  }
  const own = nodes.filter((node) => keys.has(blockKey(node.component)));
  const node = nodeId ? own.find(({ id }) => id === nodeId) : own.length === 1 ? own[0] : undefined;
  return node && readNode(node);
}

function readNode({ id, props }: DocumentNode): Target {
  const values: Record<string, string> = {};
  for (const name of ['position', 'prodotto']) {
    const value = props[name];
    if (typeof value === 'string' && value) values[name] = value;
  }
  const recipients = Array.isArray(props.recipients) ? props.recipients : [];
  const emails = recipients.map((recipient: unknown) => (recipient as { email?: unknown })?.email);
  return {
    node: id,
    to: addresses([...emails, props.destination]),
    cc: addresses([props.destinationCC]),
    subject: typeof props.subject === 'string' && props.subject ? props.subject : undefined,
    thankMessage: props.thankMessage,
    values,
  };
}

/** Addresses that may stand in a header, each once; editors may write several with commas. */
function addresses(values: readonly unknown[]): string[] {
  const found = values
    .flatMap((value) => (typeof value === 'string' ? value.split(/[\s,;]+/) : []))
    .filter(isAddress);
  return [...new Set(found)];
}
