import type { Difference } from '../../compare/compare-documents.ts';
import type { ImageDifference } from '../../compare/compare-media.ts';
import { keysGivenBy } from '../../keys.ts';
import type { EditorState } from '../../store/state.ts';
import { fieldName } from '../field-of.ts';
import { fieldValue } from '../field-value.ts';
import { imageName, imageProperty, imageValue } from '../image-text.ts';
import { namedNode } from '../named-node.ts';

type Nodes = EditorState['nodes'];

/** What a node has beside its fields, as editors know it. */
const OWN: Readonly<Record<string, string>> = {
  name: 'Nome',
  uneditable: 'Bloccato',
  hidden: 'Nascosto',
};

/** What is said of a block that differs as a whole. */
export type Said = Readonly<Record<'added' | 'removed' | 'moved' | 'reordered', string>>;

/** A difference in words: what going to the other version would do. */
export function differenceText(
  difference: Difference | ImageDifference,
  { before, after, said }: { before: Nodes; after: Nodes; said: Said },
): { block: string; what: string; values?: readonly [string, string] } {
  if (difference.kind === 'image') {
    const { name } = difference;
    return {
      block: imageName(difference.url),
      what: imageProperty(name),
      values: [imageValue(name, difference.before), imageValue(name, difference.after)],
    };
  }
  const node = before.get(difference.node) ?? after.get(difference.node);
  const block = namedNode(difference.node, before, after);
  if (difference.kind !== 'field' && difference.kind !== 'items')
    return { block, what: said[difference.kind] };
  const [room, ...path] = difference.path;
  const [list = ''] = path;
  const field =
    room === 'props'
      ? // Items are counted as they stand after.
        fieldName(after.get(difference.node) ?? { component: '' }, path)
      : (OWN[String(room)] ?? String(room));
  if (difference.kind === 'items') {
    const titles = (items: readonly unknown[]) =>
      keysGivenBy({ component: node?.component ?? '', props: { [list]: items } })
        .map(({ title }) => title)
        .join(', ');
    const values = [titles(difference.before), titles(difference.after)] as const;
    return { block, what: `${field}: in un altro ordine`, ...(values[0] !== '' && { values }) };
  }
  return {
    block,
    what: field,
    values: [
      fieldValue(difference.before, { node, path, nodes: before }),
      fieldValue(difference.after, { node, path, nodes: after }),
    ],
  };
}
