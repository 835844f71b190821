import type { NodeId } from '@renderer/document/types.ts';
import type { CanvasRuntime } from './canvas-runtime.ts';
import { pagePointOf, textElementIn } from './page-point.ts';

/** Whether browsers made a click of a key; what programs press is trusted by nobody. */
export const isByKey = ({ detail, isTrusted }: MouseEvent): boolean => isTrusted && detail === 0;

/** Has Enter on a link of the page lead to the field of what it says: on the site it would lead away. */
export function createLinkKeys({ store, tell }: Pick<CanvasRuntime, 'store' | 'tell'>) {
  return (event: MouseEvent, { link, id }: { link: HTMLElement; id: NodeId }): void => {
    event.preventDefault();
    event.stopPropagation();
    store.setView({ selected: id, selection: [id] });
    tell({ type: 'select', id });
    const shown = textElementIn(link, id) ?? link.querySelector('img');
    const point = shown && pagePointOf(shown, id);
    if (point) tell({ type: 'edit-field', id, point });
  };
}
