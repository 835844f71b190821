import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@renderer/tokens/tokens.css';
import '@renderer/tokens/base.css';
import { getNavigation } from '../../cms/settings.ts';
import { getSettings } from '../../config/current.ts';
import { ConsentForm } from '../../shell/consent/ConsentForm.tsx';
import { Footer } from '../../shell/Footer.tsx';
import { Header } from '../../shell/Header.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { shellConfig } from '../../shell/shell-config.ts';
import { sans } from '../fonts.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#7e2889' };

export function generateMetadata(): Metadata {
  const { siteOrigin } = getSettings();
  return { metadataBase: new URL(siteOrigin), formatDetection: { telephone: false } };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const settings = getSettings();
  const { brandName } = settings;
  const navigation = await getNavigation();
  return (
    <html lang="it" className={sans.variable}>
      <body>
        <a className="skip-link" href="#contenuto">
          Vai al contenuto
        </a>
        <Shell
          config={shellConfig(settings)}
          consentForm={<ConsentForm version={settings.cookiePolicyVersion} />}
        />
        <Header brandName={brandName} groups={navigation.header} />
        <main id="contenuto" tabIndex={-1}>
          {children}
        </main>
        <Footer brandName={brandName} phone={settings.phone} navigation={navigation} />
      </body>
    </html>
  );
}
