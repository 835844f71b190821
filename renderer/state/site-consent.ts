/** What a visitor may agree to, beside technical storage, which needs no agreement. */
export interface SiteConsent {
  statistics: boolean;
  marketing: boolean;
  /** Content of third parties, e.g. the chat. */
  thirdParty: boolean;
}

export const NO_CONSENT: SiteConsent = { statistics: false, marketing: false, thirdParty: false };

declare global {
  interface Window {
    /** The visitor's choices; undefined until the site's shell has read them. */
    siteConsent?: Readonly<SiteConsent>;
  }
  interface WindowEventMap {
    /** The choices were read or changed; the detail equals `window.siteConsent`. */
    consentchange: CustomEvent<Readonly<SiteConsent>>;
  }
}

/** Calls back with the choices, now when they are known and at each change; returns what ends it. */
export function watchConsent(callback: (consent: Readonly<SiteConsent>) => void): () => void {
  const onChange = (event: WindowEventMap['consentchange']) => callback(event.detail);
  window.addEventListener('consentchange', onChange);
  if (window.siteConsent) callback(window.siteConsent);
  return () => window.removeEventListener('consentchange', onChange);
}

/** Makes the choices known to every part of the page. */
export function publishConsent(consent: SiteConsent): void {
  const { statistics, marketing, thirdParty } = consent;
  const detail = Object.freeze({ statistics, marketing, thirdParty });
  window.siteConsent = detail;
  window.dispatchEvent(new CustomEvent('consentchange', { detail }));
}
