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
 * A button that opens one of the shell's overlays. It is a link to the page that does the same, so
 * that it works without code; what it bears is known to the shell, which is alive before it.
 */
export default function SiteTrigger(trigger: {
  opens: SiteTriggerTarget;
  label: string;
  /** Where it leads without what it opens, if that is known better than here. */
  fallback?: string;
  className?: string;
}) {
  const { opens, label, fallback = FALLBACKS[opens], className } = trigger;
  const openChat = (event: React.MouseEvent) => {
    if (!document.querySelector('[data-overlay="chat"]')) return;
    event.preventDefault();
    window.dispatchEvent(new CustomEvent(OPEN_CHAT_EVENT));
  };
  const opening = opens === 'chat' ? { onClick: openChat } : { 'data-overlay': opens };
  return (
    <a href={fallback} className={className} {...opening}>
      {label}
    </a>
  );
}
