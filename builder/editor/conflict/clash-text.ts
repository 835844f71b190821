import type { Clash, Side } from '../../merge/clash.ts';
import type { EditorState } from '../../store/state.ts';
import { fieldName } from '../field-of.ts';
import { fieldValue } from '../field-value.ts';
import { imageName, imageProperty, imageValue } from '../image-text.ts';
import { namedNode } from '../named-node.ts';

type Nodes = EditorState['nodes'];

export interface ClashText {
  /** Block it is about, e.g. `Hero slider · Luce a prezzo fisso`. */
  block: string;
  /** Field or what happened to the block. */
  subject: string;
  mine: string;
  theirs: string;
}

export interface Versions {
  mine: Nodes;
  theirs: Nodes;
}

/**
 * A clash in words; blocks are looked up in both versions.
 * @param sharedAs title of the shared block that took the place of a removed one, empty while it is not known
 */
export function clashText(clash: Clash, { mine, theirs }: Versions, sharedAs?: string): ClashText {
  const node = mine.get(clash.node) ?? theirs.get(clash.node);
  const block = namedNode(clash.node, mine, theirs);
  switch (clash.kind) {
    case 'field': {
      const [room, ...path] = clash.path;
      const name = room === 'props' ? fieldName(node ?? { component: '' }, path) : '';
      return {
        block,
        subject: name || (OWN[String(room)] ?? String(room)),
        mine: fieldValue(clash.mine, { node, path, nodes: mine }),
        theirs: fieldValue(clash.theirs, { node, path, nodes: theirs }),
      };
    }
    case 'item': {
      const holder = (clash.removedBy === 'mine' ? theirs : mine).get(clash.node);
      const path = clash.path.slice(1);
      const text = (side: Side) =>
        clash.removedBy === side
          ? 'Eliminato'
          : fieldValue(clash.item, { node: holder, path, nodes: mine });
      const subject = fieldName(holder ?? { component: '' }, path);
      return { block, subject, mine: text('mine'), theirs: text('theirs') };
    }
    case 'image':
      return {
        block: imageName(clash.url),
        subject: imageProperty(clash.name),
        mine: imageValue(clash.name, clash.mine),
        theirs: imageValue(clash.name, clash.theirs),
      };
    case 'removal': {
      const [removed, changed] = sharedAs === undefined ? REMOVED : sharedWords(sharedAs);
      const text = (side: Side) => (clash.removedBy === side ? removed : changed);
      return { block, subject: 'Blocco', mine: text('mine'), theirs: text('theirs') };
    }
    case 'place':
      return {
        ...{ block, subject: 'Posizione' },
        mine: `Spostato in «${namedNode(clash.mine, mine, theirs)}»`,
        theirs: `Spostato in «${namedNode(clash.theirs, theirs, mine)}»`,
      };
    case 'order': {
      const orderIn = (nodes: Nodes) =>
        (nodes.get(clash.node)?.childIds ?? []).map((id) => namedNode(id, nodes)).join(', ');
      return { block, subject: 'Ordine dei blocchi', mine: orderIn(mine), theirs: orderIn(theirs) };
    }
  }
}

const REMOVED = ['Eliminato', 'Modificato'] as const;

const sharedWords = (title: string) =>
  [
    title ? `È ora il blocco condiviso «${title}»` : 'È ora un blocco condiviso',
    'Modificato. Se lo scegli, resta come copia a sé accanto al blocco condiviso',
  ] as const;

/** Properties of a node beside its fields. */
const OWN: Record<string, string> = {
  uneditable: 'Blocco delle modifiche',
  hidden: 'Nascosto sul sito',
  name: 'Nome nella struttura',
  component: 'Tipo di blocco',
};
