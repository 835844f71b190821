import type { NodeId } from '@renderer/document/types.ts';
import type { Session } from '../session.ts';

/** So many are remembered. */
const REMEMBERED = 20;

/** Keeps a list of what was selected, block by block or several together, oldest first. */
export function rememberSelections({
  store,
  ui,
}: Pick<Session, 'store' | 'ui'>): readonly (readonly NodeId[])[] {
  const before: (readonly NodeId[])[] = [];
  const note = (ids: readonly NodeId[]) => {
    before.push(ids);
    if (before.length > REMEMBERED) before.shift();
  };
  ui.subscribe(({ selection }, { selection: left }) => {
    if (selection !== left && left.size > 1) note([...left]);
  });
  store.subscribe(({ currentlyEditing }, { currentlyEditing: left }) => {
    if (left === null || left === currentlyEditing) return;
    // Of several blocks it was one.
    const last = before.at(-1) ?? [];
    if (last.length < 2 || !last.includes(left)) note([left]);
  });
  return before;
}
