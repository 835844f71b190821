import type { CheckFinding } from '../checks/check.ts';
import { untilShown } from '../cms/until-shown.ts';
import { GOES_ON } from '../draft/goes-on.ts';
import { count } from '../editor/format.ts';
import { announce, assure, type UiStore } from '../store/ui-store.ts';

/** Says what became of publishing. */
export function createTelling(ui: UiStore) {
  /** Warnings that were told of once. */
  let told: ReadonlySet<string> = new Set();

  /**
   * Says that the page is online, once the site shows it so, with what nobody has read: before the
   * first time it is asked about.
   */
  return async function tellOf(found: readonly CheckFinding[], { isLive }: { isLive: boolean }) {
    const keys = found.map(({ check, node, message }) => `${check} ${node} ${message}`);
    const isNew = isLive && keys.some((key) => !told.has(key));
    told = new Set(keys);
    const { status, isPattern, link } = ui.getState().page;
    // It is no page, and may be shown by none that is online.
    if (isPattern || status !== 'publish') return;
    ui.setState(({ info }) => ({ goesOnline: true, info: info === GOES_ON ? null : info }));
    await untilShown(link);
    ui.setState({ goesOnline: false });
    // Taken back meanwhile.
    if (ui.getState().page.status !== 'publish') return;
    if (isLive && !isNew) {
      const same = count(found.length, 'avviso, quello', 'avvisi, quelli');
      const along = found.length > 0 ? `, con ${same} di prima` : '';
      assure(ui, `Le modifiche sono online${along}.`);
      return;
    }
    const warnings = isNew ? found.length : 0;
    ui.setState({ published: { isFirst: !isLive, warnings } });
    if (isNew) announce(ui, `Pagina pubblicata, con ${count(warnings, 'avviso', 'avvisi')}.`);
  };
}
