import { OPEN_CHAT_EVENT } from '@renderer/islands/SiteTrigger.island.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { loadScript } from '../third-party/load-script.ts';
import styles from './ChatWidget.module.css';
import type { ChatContext } from './chat-context.ts';

declare global {
  interface Window {
    /** What the widget's script reads when it starts. */
    chatWidgetConfig?: ChatContext & { container: string; maxWidth: number };
    /** What the widget offers once it runs. */
    chatWidget?: { open?: () => void };
  }
}

const CONTAINER = 'chat-widget';
/** Spec 9, in px. */
const MAX_WIDTH = 600;

/**
 * The chat's place on the page and its script. Mounted only where the page has a chat, one is
 * configured, and the visitor has agreed to third-party content; chat buttons elsewhere on the page
 * find it by its `data-overlay`, and lead to the help page while it isn't there.
 */
export function ChatWidget({ chat, scriptUrl }: { chat: ChatContext; scriptUrl: string }) {
  const { context, buttonId, configRef, cluConfigKey } = chat;
  const [ready, setReady] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    window.chatWidgetConfig = { ...chat, container: CONTAINER, maxWidth: MAX_WIDTH };
    loadScript(scriptUrl).then(
      () => setReady(true),
      // Without the script there is no chat, and its buttons stay links to the help page.
      () => undefined,
    );
  }, [chat, scriptUrl]);

  useEffect(() => {
    const open = () => (button.current ? button.current.click() : window.chatWidget?.open?.());
    window.addEventListener(OPEN_CHAT_EVENT, open);
    return () => window.removeEventListener(OPEN_CHAT_EVENT, open);
  }, []);

  return (
    <div
      id={CONTAINER}
      className={styles.widget}
      style={{ maxWidth: MAX_WIDTH }}
      hidden={!ready}
      data-overlay={ready ? 'chat' : undefined}
      data-chat-context={context}
      data-config-ref={configRef}
      data-clu-config-key={cluConfigKey}
    >
      {buttonId && (
        <button ref={button} type="button" id={buttonId} data-config-ref={configRef}>
          <Icon name="Chat" size={22} />
          <span>Chatta con noi</span>
        </button>
      )}
    </div>
  );
}
