import type { OutlineRow } from './rows.ts';

export type KeyAction =
  | { type: 'go'; index: number; extend?: boolean }
  | { type: 'toggle'; expand: boolean }
  | { type: 'select' }
  /** What the key does elsewhere is about the selection: the line is selected first. */
  | { type: 'take' }
  | { type: 'edit' }
  | { type: 'toggle-selected' }
  | { type: 'select-all' }
  | { type: 'rename' }
  | { type: 'move-in' }
  | { type: 'move-out' }
  | { type: 'move'; offset: -1 | 1 }
  | { type: 'delete' }
  | { type: 'duplicate' };

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** What a key does in the tree, by the pattern of the WAI-ARIA practices. */
export function keyAction(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  tree: { rows: readonly OutlineRow[]; index: number; nameOf: (row: OutlineRow) => string },
): KeyAction | undefined {
  const { rows, index, nameOf } = tree;
  const row = rows[index];
  if (!row) return undefined;
  if (ctrlKey || metaKey) {
    if (altKey) return undefined;
    if (key === ' ') return { type: 'toggle-selected' };
    if (key.toLowerCase() === 'a') return { type: 'select-all' };
    if (/^[cxv]$/i.test(key)) return { type: 'take' };
    return key.toLowerCase() === 'd' ? { type: 'duplicate' } : undefined;
  }
  if (altKey) {
    if (key === 'ArrowUp') return { type: 'move', offset: -1 };
    if (key === 'ArrowDown') return { type: 'move', offset: 1 };
    if (key === 'ArrowRight') return { type: 'move-in' };
    return key === 'ArrowLeft' ? { type: 'move-out' } : undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return {
        type: 'go',
        index: Math.min(index + 1, rows.length - 1),
        ...(shiftKey && { extend: true }),
      };
    case 'ArrowUp':
      return { type: 'go', index: Math.max(index - 1, 0), ...(shiftKey && { extend: true }) };
    case 'Home':
      return { type: 'go', index: 0 };
    case 'End':
      return { type: 'go', index: rows.length - 1 };
    case 'ArrowRight':
      if (row.childCount === 0) return undefined;
      return row.expanded ? { type: 'go', index: index + 1 } : { type: 'toggle', expand: true };
    case 'ArrowLeft': {
      if (row.expanded) return { type: 'toggle', expand: false };
      const parent = rows.findIndex(({ id }) => id === row.parentId);
      return parent === -1 ? undefined : { type: 'go', index: parent };
    }
    case 'Enter':
      return { type: 'edit' };
    case ' ':
      return { type: 'select' };
    case '/':
      return { type: 'take' };
    case 'F2':
      return { type: 'rename' };
    case 'Delete':
    case 'Backspace':
      return { type: 'delete' };
    default:
      return typeAhead(key, rows, index, nameOf);
  }
}

/** Typing a letter goes to the next line that begins with it. */
function typeAhead(
  key: string,
  rows: readonly OutlineRow[],
  index: number,
  nameOf: (row: OutlineRow) => string,
): KeyAction | undefined {
  if (!/^\p{L}$/u.test(key)) return undefined;
  const letter = key.toLocaleLowerCase('it');
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (index + step) % rows.length;
    const row = rows[at];
    if (row && nameOf(row).toLocaleLowerCase('it').startsWith(letter)) {
      return { type: 'go', index: at };
    }
  }
  return undefined;
}
