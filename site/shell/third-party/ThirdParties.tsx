import { NO_CONSENT, type SiteConsent, watchConsent } from '@renderer/state/site-consent.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { ShellConfig } from '../Shell.tsx';

/**
 * What comes from others, by consent: chat, tag manager, advertising pixel. Their code, and ours
 * around it, is fetched only when it is configured and allowed. A choice that takes a consent back
 * loads the page anew: what runs cannot be stopped otherwise.
 */
export function ThirdParties({ config }: { config: ShellConfig }): ReactNode {
  const [chat, setChat] = useState<ReactNode>(null);
  const { chatScriptUrl, tagManagerUrl, adPixelUrl } = config;

  useEffect(() => {
    const mark = chatScriptUrl && document.querySelector<HTMLElement>('[data-chat]')?.dataset.chat;
    const tags = Boolean(tagManagerUrl || adPixelUrl);
    let before: SiteConsent = NO_CONSENT;
    return watchConsent((consent) => {
      const withdrawn =
        (tags && before.statistics && !consent.statistics) ||
        (tags && before.marketing && !consent.marketing) ||
        (mark && before.thirdParty && !consent.thirdParty);
      before = consent;
      if (withdrawn) {
        location.reload();
        return;
      }
      if (tags && (consent.statistics || consent.marketing)) {
        import('./apply-consent.ts').then(
          ({ applyConsent }) => applyConsent(consent, { tagManagerUrl, adPixelUrl }),
          () => undefined,
        );
      }
      if (chatScriptUrl && mark && consent.thirdParty) {
        import('../chat/ChatWidget.tsx').then(
          ({ ChatWidget }) =>
            setChat(<ChatWidget chat={JSON.parse(mark)} scriptUrl={chatScriptUrl} />),
          () => undefined,
        );
      }
    });
  }, [chatScriptUrl, tagManagerUrl, adPixelUrl]);

  return chat;
}
