import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@renderer/tokens/tokens.css';
import '@renderer/tokens/base.css';
import { getNavigation } from '../../cms/settings.ts';
import { getSettings } from '../../config/current.ts';
import { Footer } from '../../shell/Footer.tsx';
import { Header } from '../../shell/Header.tsx';
import { sans } from '../fonts.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#7e2889' };

export function generateMetadata(): Metadata {
  const { siteOrigin } = getSettings();
  return { metadataBase: new URL(siteOrigin), formatDetection: { telephone: false } };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { brandName } = getSettings();
  const navigation = await getNavigation();
  return (
    <html lang="it" className={sans.variable}>
      <body>
        <a className="skip-link" href="#contenuto">
          Vai al contenuto
        </a>
        <Header brandName={brandName} groups={navigation.header} />
        <main id="contenuto" tabIndex={-1}>
          {children}
        </main>
        <Footer brandName={brandName} navigation={navigation} />
      </body>
    </html>
  );
}
