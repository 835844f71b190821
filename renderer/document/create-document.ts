import { type Document, ROOT_ID } from './types.ts';

/** A page without blocks. */
export function createDocument(): Document {
  const root = { id: ROOT_ID, component: 'root', props: {}, childIds: [] };
  return { nodes: new Map([[ROOT_ID, root]]), media: [], versions: {}, extra: {} };
}
