import type { Failed } from '../store/ui-state.ts';
import { announce, type UiStore } from '../store/ui-store.ts';

export const NOT_SAVED = 'Salvataggio non riuscito.';
export const NOT_PUBLISHED = 'Pubblicazione non riuscita.';
export const NOT_MERGED = 'Unione non riuscita.';
export const NOT_PLANNED = 'Programmazione non riuscita.';
export const NOT_CANCELLED = 'Programmazione non annullata.';
export const NO_PREVIEW = 'Anteprima non riuscita.';

/** More would leave no room for the page. */
const MOST = 3;

/** Says what failed, beside what else did: an older failure is not mended by a newer one. */
export function fail(ui: UiStore, failed: Failed): void {
  const others = ui.getState().failures.filter(({ what }) => what !== failed.what);
  ui.setState({ failures: roomFor([...others, failed]) });
  announce(ui, `${failed.what} ${failed.failure.message}`);
}

/** Takes away what came about after all, is tried again, or was read. */
export function mend(ui: UiStore, ...mended: readonly string[]): void {
  const { failures } = ui.getState();
  const left = failures.filter(({ what }) => !mended.includes(what));
  if (left.length < failures.length) ui.setState({ failures: left });
}

/** Work that is not saved is told of as long as it is not. */
function roomFor(failures: readonly Failed[]): readonly Failed[] {
  if (failures.length <= MOST) return failures;
  const oldest = failures.findIndex(({ what }) => ![NOT_SAVED, NOT_PUBLISHED].includes(what));
  return failures.filter((_, at) => at !== oldest);
}
