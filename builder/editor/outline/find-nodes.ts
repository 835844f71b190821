import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { blockName } from '../../catalogue.ts';
import { parentsOf } from '../../merge/merge-order.ts';
import { givenName } from '../../node-label.ts';
import type { EditorState } from '../../store/state.ts';
import { fold } from '../fold.ts';

/**
 * Blocks in which every word of a query is found: in their name, their kind, any of their texts, or
 * what is said of their images. Each with the words of the text that holds the first one; empty where
 * its name or kind does, which are seen anyway.
 */
export function findNodes(
  { nodes, media }: Pick<EditorState, 'nodes' | 'media'>,
  query: string,
): Map<NodeId, string> {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = new Map<NodeId, string>();
  const [first] = words;
  if (first === undefined) return found;
  for (const node of nodes.values()) {
    if (node.id === ROOT_ID) continue;
    const names = `${givenName(node)} ${blockName(node.component)} ${node.component}`;
    const texts = textsOf(node.props);
    const said = media.flatMap(({ url, alt = '' }) => (texts.includes(url) ? [alt] : []));
    const all = fold([names, ...texts, ...said].join(' '));
    if (!words.every((word) => all.includes(word))) continue;
    const isNamed = fold(names).includes(first);
    found.set(node.id, isNamed ? '' : wordsWith(first, [...texts, ...said]));
  }
  return found;
}

/** Letters before what was found that tell where it stands; a line has no room for more. */
const BEFORE = 16;

function wordsWith(word: string, texts: readonly string[]): string {
  const text = texts.find((each) => fold(each).includes(word)) ?? '';
  const at = fold(text).indexOf(word);
  // From the beginning of a word on.
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const begin = from > at ? at : from;
  return `${begin > 0 ? '…' : ''}${text.slice(begin, begin + 80)}`;
}

/** The nodes with all they lie in. */
export function withAncestors(
  nodes: EditorState['nodes'],
  ids: Iterable<NodeId>,
): ReadonlySet<NodeId> {
  const parents = parentsOf(nodes);
  const all = new Set(ids);
  for (const id of [...all]) {
    for (let up = parents.get(id); up !== undefined && !all.has(up); up = parents.get(up))
      all.add(up);
  }
  return all;
}

/** Every text of a value, without its marks. */
export function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  const visit = (item: unknown) => {
    if (typeof item === 'string') texts.push(plainText(item));
    else if (item !== null && typeof item === 'object')
      for (const each of Object.values(item)) visit(each);
  };
  visit(value);
  return texts;
}
