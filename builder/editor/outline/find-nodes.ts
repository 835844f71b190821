import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { blockName } from '../../catalogue.ts';
import { parentsOf } from '../../merge/merge-order.ts';
import { givenName } from '../../node-label.ts';
import type { EditorState } from '../../store/state.ts';
import { fold } from '../fold.ts';

/**
 * Blocks in which every word of a query is found: in their name, their kind, any of their texts, or
 * what is said of their images.
 */
export function findNodes(
  { nodes, media }: Pick<EditorState, 'nodes' | 'media'>,
  query: string,
): Set<NodeId> {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = new Set<NodeId>();
  if (words.length === 0) return found;
  for (const node of nodes.values()) {
    if (node.id === ROOT_ID) continue;
    const names = `${givenName(node)} ${blockName(node.component)} ${node.component}`;
    const texts = textsOf(node.props);
    const said = media.flatMap(({ url, alt = '' }) => (texts.includes(url) ? [alt] : []));
    const text = fold([names, texts, ...said].join(' '));
    if (words.every((word) => text.includes(word))) found.add(node.id);
  }
  return found;
}

/** The nodes with all they lie in. */
export function withAncestors(
  nodes: EditorState['nodes'],
  ids: ReadonlySet<NodeId>,
): ReadonlySet<NodeId> {
  const parents = parentsOf(nodes);
  const all = new Set(ids);
  for (const id of ids) {
    for (let up = parents.get(id); up !== undefined && !all.has(up); up = parents.get(up))
      all.add(up);
  }
  return all;
}

/** Every text of a value, without its marks. */
export function textsOf(value: unknown): string {
  const texts: string[] = [];
  const stack = [value];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (typeof item === 'string') texts.push(plainText(item));
    else if (item !== null && typeof item === 'object') stack.push(...Object.values(item));
  }
  return texts.join(' ');
}
