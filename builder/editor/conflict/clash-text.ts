import type { NodeId } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { blockName } from '../../catalogue.ts';
import type { Clash, Side } from '../../merge/clash.ts';
import type { EditorState } from '../../store/state.ts';
import { fieldName } from '../field-of.ts';
import { count } from '../format.ts';
import { nodeSummary } from '../outline/node-summary.ts';

type Nodes = EditorState['nodes'];

export interface ClashText {
  /** Block it is about, e.g. `Hero slider · Luce a prezzo fisso`. */
  block: string;
  /** Field or what happened to the block. */
  subject: string;
  mine: string;
  theirs: string;
}

/** A clash in words; blocks are looked up in both versions. */
export function clashText(
  clash: Clash,
  { mine, theirs }: { mine: Nodes; theirs: Nodes },
): ClashText {
  const node = mine.get(clash.node) ?? theirs.get(clash.node);
  const summary = node ? nodeSummary(node) : '';
  const block = [blockName(node?.component ?? clash.node), summary].filter(Boolean).join(' · ');
  const nameOf = (id: NodeId) => {
    const found = mine.get(id) ?? theirs.get(id);
    return `«${blockName(found?.component ?? id)}»`;
  };
  switch (clash.kind) {
    case 'field': {
      const [room, ...path] = clash.path;
      const name = room === 'props' ? fieldName(node?.component ?? '', path) : '';
      return {
        block,
        subject: name || (OWN[String(room)] ?? String(room)),
        mine: valueText(clash.mine),
        theirs: valueText(clash.theirs),
      };
    }
    case 'image':
      return {
        block: `Immagine ${clash.url.split('/').at(-1)}`,
        subject: OF_IMAGE[clash.name] ?? clash.name,
        mine: imageText(clash.name, clash.mine),
        theirs: imageText(clash.name, clash.theirs),
      };
    case 'removal': {
      const text = (side: Side) => (clash.removedBy === side ? 'Eliminato' : 'Modificato');
      return { block, subject: 'Blocco', mine: text('mine'), theirs: text('theirs') };
    }
    case 'place':
      return {
        ...{ block, subject: 'Posizione' },
        mine: `Spostato in ${nameOf(clash.mine)}`,
        theirs: `Spostato in ${nameOf(clash.theirs)}`,
      };
    case 'order': {
      const orderIn = (nodes: Nodes) =>
        (nodes.get(clash.node)?.childIds ?? [])
          .map((id) => blockName(nodes.get(id)?.component ?? id))
          .join(', ');
      return { block, subject: 'Ordine dei blocchi', mine: orderIn(mine), theirs: orderIn(theirs) };
    }
  }
}

/** Properties of a node beside its fields. */
const OWN: Record<string, string> = {
  uneditable: 'Blocco delle modifiche',
  name: 'Nome nella struttura',
  component: 'Tipo di blocco',
};

const OF_IMAGE: Record<string, string> = {
  alt: 'Testo alternativo',
  focus: 'Punto focale',
};

function imageText(name: string, value: unknown): string {
  if (name !== 'focus' || !Array.isArray(value)) return valueText(value);
  const [left, top] = value.map((percent) => Math.round(Number(percent)));
  return `${left} % da sinistra, ${top} % dall’alto`;
}

const LONGEST = 400;

/** A value as a person reads it. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(vuoto)';
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') {
    const texts = Object.values(value).filter((each) => typeof each === 'string' && each !== '');
    return shorten(texts.join(' · ')) || '(vuoto)';
  }
  return shorten(plainText(String(value)));
}

function listText(list: readonly unknown[]): string {
  const first = list.map(valueText).filter((text) => text !== '(vuoto)');
  return shorten(`${count(list.length, 'elemento', 'elementi')}: ${first.join(', ')}`);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
