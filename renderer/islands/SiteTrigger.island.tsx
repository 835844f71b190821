import { openLogin, openStoreLocator } from '../state/site-store.ts';

export type SiteTriggerTarget = 'chat' | 'access' | 'storeLocator';

/** Where the button leads before, or without, its code. */
const FALLBACKS: Readonly<Record<SiteTriggerTarget, string>> = {
  chat: '/assistenza',
  access: '/area-clienti',
  storeLocator: '/punti-vendita',
};

/** Asks the chat widget to open; the widget's loader listens (spec 2.9). */
export const OPEN_CHAT_EVENT = 'openChat';

/**
 * A button that opens one of the shell's overlays. It is a link to the page that does the same,
 * so that it works before hydration and where the overlay is not there.
 */
export default function SiteTrigger(trigger: {
  opens: SiteTriggerTarget;
  label: string;
  className?: string;
}) {
  const { opens, label, className } = trigger;
  const open = (event: React.MouseEvent) => {
    const overlay = document.querySelector(`[data-overlay="${opens}"]`);
    if (!overlay) return;
    event.preventDefault();
    if (opens === 'storeLocator') openStoreLocator();
    else if (opens === 'access') openLogin();
    else window.dispatchEvent(new CustomEvent(OPEN_CHAT_EVENT));
  };
  return (
    <a href={FALLBACKS[opens]} className={className} onClick={open}>
      {label}
    </a>
  );
}
