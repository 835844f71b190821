/** What is dragged within the editor; types are readable while dragging, values on drop only. */
const BLOCK = 'application/x-page-block';
const NODE = 'application/x-page-node';

export type Dragged = { component: string } | { nodeId: string };

/** Marks a drag as one of a new block or of a node of the page. */
export function setDragged(transfer: DataTransfer, dragged: Dragged): void {
  if ('component' in dragged) transfer.setData(BLOCK, dragged.component);
  else transfer.setData(NODE, dragged.nodeId);
  transfer.effectAllowed = 'component' in dragged ? 'copy' : 'move';
}

export function isOurDrag(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer !== null && (transfer.types.includes(BLOCK) || transfer.types.includes(NODE));
}

/** What was dropped; undefined for drags from elsewhere. */
export function getDragged(transfer: DataTransfer): Dragged | undefined {
  const component = transfer.getData(BLOCK);
  if (component !== '') return { component };
  const nodeId = transfer.getData(NODE);
  return nodeId === '' ? undefined : { nodeId };
}
