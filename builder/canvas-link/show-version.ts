import type { Document } from '@renderer/document/types.ts';
import type { Session } from '../session.ts';

/** Shows an older version of the page in the canvas; null goes back to the page as it is. */
export function showVersion(
  { canvas, ui }: Pick<Session, 'canvas' | 'ui'>,
  version: { id: number; document: Document } | null,
): void {
  canvas.current?.show(version?.document ?? null);
  ui.setState({ showing: version?.id ?? null });
}
