/** What is dragged within the editor; types are readable while dragging, values on drop only. */
const BLOCK = 'application/x-page-block';
const NODE = 'application/x-page-node';
const PATTERN = 'application/x-page-pattern';

export type Dragged = { component: string } | { nodeId: string } | { patternId: number };

/** Marks a drag as one of a new block, of saved blocks or of a node of the page. */
export function setDragged(transfer: DataTransfer, dragged: Dragged): void {
  if ('component' in dragged) setNamed(transfer, BLOCK, dragged.component);
  else if ('patternId' in dragged) transfer.setData(PATTERN, String(dragged.patternId));
  else setNamed(transfer, NODE, dragged.nodeId);
  transfer.effectAllowed = 'nodeId' in dragged ? 'move' : 'copy';
}

export function isOurDrag(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer !== null && [BLOCK, NODE, PATTERN].some((type) => transfer.types.includes(type));
}

/** What was dropped; undefined for drags from elsewhere. */
export function getDragged(transfer: DataTransfer): Dragged | undefined {
  const component = transfer.getData(BLOCK);
  if (component !== '') return { component };
  const patternId = transfer.getData(PATTERN);
  if (patternId !== '') return { patternId: Number(patternId) };
  const nodeId = transfer.getData(NODE);
  return nodeId === '' ? undefined : { nodeId };
}

type Types = Pick<DataTransfer, 'types'>;

/** Which block or node is being dragged, in whichever window it began. */
export function draggedNow(transfer: Types): { component?: string; nodeId?: string } {
  return { component: namedIn(transfer, BLOCK), nodeId: namedIn(transfer, NODE) };
}

/** A name is part of a type of its own, too: in letters that stay as they are there. */
function setNamed(transfer: DataTransfer, type: string, name: string): void {
  transfer.setData(type, name);
  transfer.setData(`${type}.${encode(name)}`, name);
}

function namedIn({ types }: Types, type: string): string | undefined {
  const named = [...types].find((each) => each.startsWith(`${type}.`));
  return named && decode(named.slice(type.length + 1));
}

const encode = (name: string) =>
  Array.from({ length: name.length }, (_, at) =>
    name.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');

const decode = (code: string) =>
  String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((letter) => Number.parseInt(letter, 16)));
