import { useEffect, useRef } from 'react';

/** What the consent banner tells: a purpose the visitor agreed to is true. */
interface Consent {
  statistics?: boolean;
}

type AnalyticsWindow = Window & { dataLayer?: unknown[]; siteConsent?: Consent };

/** The banner's event; its detail is the consent given now. */
const CONSENT_CHANGE = 'consentchange';

/** Tells the analytics what page this is: once, and not before the visitor agreed to statistics. */
export default function PageData({ data }: { data: Record<string, string> }) {
  const told = useRef(false);

  useEffect(() => {
    const page: AnalyticsWindow = window;
    const tell = (consent: Consent | undefined) => {
      if (told.current || consent?.statistics !== true) return;
      told.current = true;
      page.dataLayer ??= [];
      page.dataLayer.push(data);
    };
    const listen = (event: Event) => tell((event as CustomEvent<Consent | undefined>).detail);
    tell(page.siteConsent);
    window.addEventListener(CONSENT_CHANGE, listen);
    return () => window.removeEventListener(CONSENT_CHANGE, listen);
  }, [data]);

  return <span hidden />;
}
