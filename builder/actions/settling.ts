import { asCmsFailure, type CmsFailure } from '../cms/cms-failure.ts';
import type { SettingsChanges, StoredSettings } from '../cms/page-settings.ts';
import { movedPage } from '../editor/presence/moved-page.ts';
import type { Session } from '../session.ts';
import { assure, inform } from '../store/ui-store.ts';
import type { Turns } from './turns.ts';

/** What a page is called, where it stands, and whether it is there at all. */
export interface Settling {
  /** Saves settings of the page, at once for visitors too; why not, where it failed. */
  saveSettings(changes: SettingsChanges): Promise<CmsFailure | undefined>;
  /** Moves the page to the trash; why not, where it failed. */
  trashPage(): Promise<CmsFailure | undefined>;
}

type Parts = Pick<Session, 'ui' | 'cms'>;

export function createSettling({ ui, cms }: Parts, turns: Turns): Settling {
  /**
   * WordPress writes the whole page whatever part of it is sent: at the same time as a save, it
   * would write the content of before. How it went is no reason to hold back the saves that follow.
   */
  async function inTurn(task: () => Promise<void>): Promise<CmsFailure | undefined> {
    let failure: CmsFailure | undefined;
    await turns.take(async () => {
      await task().catch((error: unknown) => {
        failure = asCmsFailure(error);
      });
      return true;
    });
    return failure;
  }

  async function saveSettings(changes: SettingsChanges): Promise<CmsFailure | undefined> {
    const { path: from, status } = ui.getState().page;
    let saved: StoredSettings | undefined;
    const failure = await inTurn(async () => {
      saved = await cms.settings.save(changes);
      const { path, title, modified, isUnlisted } = saved;
      ui.setState(({ page }) => ({
        page: { ...movedPage(page, { path, title }), modified, isUnlisted },
      }));
    });
    if (saved) await tell(from, saved.path, status === 'publish');
    return failure;
  }

  async function tell(from: string, to: string, isLive: boolean): Promise<void> {
    if (from === to)
      return assure(ui, isLive ? `${SAVED}: tra un momento sono sul sito.` : `${SAVED}.`);
    if (!isLive) return inform(ui, `${SAVED}. La pagina sarà all’indirizzo ${to}.`);
    // Where it cannot be found out, nothing is promised.
    const isLed = await cms.settings.isLed(from, to).catch(() => false);
    const before = isLed
      ? 'chi apre il vecchio indirizzo arriva al nuovo'
      : `controlla che chi apre ${from} la trovi ancora`;
    inform(ui, `La pagina ora è all’indirizzo ${to}: ${before}.`);
  }

  return { saveSettings, trashPage: () => inTurn(() => cms.settings.trash()) };
}

const SAVED = 'Impostazioni salvate';
