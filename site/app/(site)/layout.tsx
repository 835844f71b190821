import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@renderer/tokens/tokens.css';
import '@renderer/tokens/base.css';
import { InlineScript } from '@renderer/ui/rich-text/InlineScript.tsx';
import earlyEvents from '../../cache/early-events-script.cjs';
import { getSettings } from '../../config/current.ts';
import { AsMarkup } from '../../page/AsMarkup.tsx';
import { ConsentForm } from '../../shell/consent/ConsentForm.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { shellConfig } from '../../shell/shell-config.ts';
import { sans } from '../fonts.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#7e2889' };

export function generateMetadata(): Metadata {
  const { siteOrigin } = getSettings();
  return { metadataBase: new URL(siteOrigin), formatDetection: { telephone: false } };
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  const settings = getSettings();
  return (
    <html lang="it" className={sans.variable}>
      <body>
        <AsMarkup>
          <InlineScript code={earlyEvents.EARLY_EVENTS_SCRIPT} />
          <a className="skip-link" href="#contenuto">
            Vai al contenuto
          </a>
        </AsMarkup>
        <Shell
          config={shellConfig(settings)}
          consentForm={
            <AsMarkup>
              <ConsentForm version={settings.cookiePolicyVersion} />
            </AsMarkup>
          }
        />
        {children}
      </body>
    </html>
  );
}
