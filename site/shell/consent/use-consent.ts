import { NO_CONSENT, publishConsent, type SiteConsent } from '@renderer/state/site-consent.ts';
import { useEffect, useState } from 'react';
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  formatConsent,
  isCurrent,
  parseConsent,
  type StoredConsent,
} from './stored-consent.ts';

/** Whether the visitor is asked: not at all, for the first time, to change a choice, or no more since that. */
export type Asking = 'no' | 'first' | 'again' | 'saved';

/** The visitor's cookie choices: read once, published to the page, stored when they are made. */
export function useConsent(version: string) {
  const [asking, setAsking] = useState<Asking>('no');

  useEffect(() => {
    const stored = parseConsent(document.cookie);
    const current = stored && isCurrent(stored, version, Date.now()) ? stored : undefined;
    publishConsent(current ?? NO_CONSENT);
    if (!current) setAsking('first');
    // The receipt did not get through when the choice was made.
    else if (current.id === '') sendReceipt(current);
  }, [version]);

  const decide = (choice: SiteConsent) => {
    const consent: StoredConsent = { ...choice, version, at: Date.now(), id: '' };
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not there in every browser.
    document.cookie = `${CONSENT_COOKIE}=${formatConsent(consent)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
    setAsking((before) => (before === 'again' ? 'saved' : 'no'));
    sendReceipt(consent);
    publishConsent(choice);
  };

  return { asking, setAsking, decide };
}

/** The answer sets the cookie anew, with the receipt's number. A lost one is sent at the next page. */
function sendReceipt(consent: StoredConsent): void {
  fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...consent, id: undefined }),
    keepalive: true,
  }).catch(() => undefined);
}
