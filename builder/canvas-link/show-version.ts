import type { Session } from '../session.ts';
import type { ShownVersion } from '../store/ui-state.ts';
import { announce } from '../store/ui-store.ts';

/** Shows an older version of the page in the canvas; null goes back to the page as it is. */
export function showVersion(
  { canvas, ui }: Pick<Session, 'canvas' | 'ui'>,
  version: ShownVersion | null,
): void {
  const before = ui.getState().showing;
  canvas.current?.show(version?.document ?? null);
  ui.setState({ showing: version });
  if (version) announce(ui, 'Ora vedi una versione precedente: tutto il resto riguarda la pagina.');
  else if (before) announce(ui, 'Ora vedi la pagina com’è.');
}

/** Puts an older version in the place of the page, which can be undone; the canvas shows the page again. */
export function restoreShown(
  session: Pick<Session, 'canvas' | 'ui' | 'actions'>,
  { document, when }: ShownVersion,
): void {
  showVersion(session, null);
  session.actions.restoreVersion(document, when);
}
