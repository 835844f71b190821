import type { Finding } from '@renderer/document/types.ts';

/** The field a finding is about, as a path editors can follow, e.g. `items › 2 › title`. */
export function fieldOf({ pointer }: Finding): string {
  const [, , , room, ...path] = pointer.split('/');
  if (room !== 'props') return '';
  return path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(' › ');
}
