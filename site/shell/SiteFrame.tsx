import type { ReactNode } from 'react';
import { getNavigation } from '../cms/settings.ts';
import { getSettings } from '../config/current.ts';
import { AsMarkup } from '../page/AsMarkup.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Header, main part and footer of a page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const { brandName, phone } = getSettings();
  const navigation = await getNavigation();
  return (
    <>
      <AsMarkup>
        <Header brandName={brandName} groups={navigation.header} phone={phone} />
      </AsMarkup>
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      <AsMarkup>
        <Footer brandName={brandName} phone={phone} navigation={navigation} />
      </AsMarkup>
    </>
  );
}
