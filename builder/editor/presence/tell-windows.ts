import type { Session } from '../../session.ts';
import { knowsMore } from './follow-elsewhere.ts';

const CHANNEL = 'page-editor';

/** What is stored in several steps is told once. */
const SETTLES_MS = 200;

/**
 * Tells this browser's other windows, while it is open, that a page or a shared block was stored from
 * this one: what the CMS tells of it they would ask for a quarter of a minute later, or never.
 * @param onTold something came about, in another window, with the item of this id
 * @returns what tells them that this window came or went, and what ends it all
 */
export function tellWindows(
  ui: Session['ui'],
  onTold: (id: number) => void,
): { tell: () => void; end: () => void } {
  const channel = new BroadcastChannel(CHANNEL);
  const tell = () => channel.postMessage(ui.getState().page.id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.onmessage = ({ data }) => onTold(Number(data));
  const unsubscribe = ui.subscribe((now, before) => {
    const isMoved = now.page.path !== before.page.path || now.page.title !== before.page.title;
    if (!isMoved && !knowsMore(now, before)) return;
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLES_MS);
  });
  const end = () => {
    unsubscribe();
    clearTimeout(timer);
    channel.close();
  };
  return { tell, end };
}
