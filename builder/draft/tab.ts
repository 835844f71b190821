import { v4 as uuid } from 'uuid';

const LOCK = 'page-editor:tab:';

/** This tab, as long as it shows this page. */
export const THIS_TAB = uuid();

/** Absent where the site is neither on https nor local. */
const locks = () => navigator.locks as LockManager | undefined;

/** Says that this tab is at work; the browser takes it back when it is closed, reloaded or crashes. */
export function holdTab(): void {
  locks()
    ?.request(LOCK + THIS_TAB, () => new Promise<never>(() => {}))
    .catch(() => {});
}

/** Whether a tab that wrote a draft still works on it. */
export async function isTabOpen(tab: string): Promise<boolean> {
  if (tab === THIS_TAB) return true;
  const { held = [] } = (await locks()?.query()) ?? {};
  // Whoever waits for its end has the lock shared, for a moment.
  return held.some(({ name, mode }) => name === LOCK + tab && mode === 'exclusive');
}

/** Resolves once a tab is closed, reloaded or crashes; rejects where that is no longer of interest. */
export async function endOfTab(tab: string, signal: AbortSignal): Promise<void> {
  await locks()?.request(LOCK + tab, { mode: 'shared', signal }, () => {});
}
