/** What is dragged within the editor; types are readable while dragging, values on drop only. */
const BLOCK = 'application/x-page-block';
const NODE = 'application/x-page-node';
const PATTERN = 'application/x-page-pattern';

export type Dragged = { component: string } | { nodeId: string } | { patternId: number };

/** Marks a drag as one of a new block, of saved blocks or of a node of the page. */
export function setDragged(transfer: DataTransfer, dragged: Dragged): void {
  if ('component' in dragged) transfer.setData(BLOCK, dragged.component);
  else if ('patternId' in dragged) transfer.setData(PATTERN, String(dragged.patternId));
  else transfer.setData(NODE, dragged.nodeId);
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
