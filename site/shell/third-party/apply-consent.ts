import type { SiteConsent } from '@renderer/state/site-consent.ts';
import { isLoaded, loadScript } from './load-script.ts';

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: object[];
  }
}

export interface ThirdPartyScripts {
  tagManagerUrl?: string;
  adPixelUrl?: string;
}

/** Loads the scripts the visitor's choices allow, and tells the tag manager what they are. */
export function applyConsent(consent: SiteConsent, scripts: ThirdPartyScripts): void {
  const { tagManagerUrl, adPixelUrl } = scripts;
  const allowed = [
    { url: tagManagerUrl, when: consent.statistics || consent.marketing },
    { url: adPixelUrl, when: consent.marketing },
  ].flatMap(({ url, when }) => (url && when ? url : []));
  if (allowed.length === 0) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'consent', ...consent });
  if (tagManagerUrl && !isLoaded(tagManagerUrl)) countCalls();
  for (const url of allowed) loadScript(url).catch(() => undefined);
}

/** A tap on a phone number, for who agreed to statistics: the number called is the company's own. */
function countCalls(): void {
  document.addEventListener('click', (event) => {
    const call = (event.target as Element).closest('a[href^="tel:"]');
    if (!call || !window.siteConsent?.statistics) return;
    window.dataLayer?.push({ event: 'click_to_call', number: call.getAttribute('href')?.slice(4) });
  });
}
