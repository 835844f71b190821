import type { Settings } from '../config/settings.ts';
import type { ShellConfig } from './Shell.tsx';

/** What the shell's code in the browser needs of the installation's settings. */
export function shellConfig(settings: Settings): ShellConfig {
  const { brandName, cookiePolicyVersion, customerAreaUrl, funnelDomain } = settings;
  const { chatScriptUrl, tagManagerUrl, adPixelUrl, cmsApi, siteOrigin, siteHost } = settings;
  return {
    brandName,
    cookiePolicyVersion,
    customerAreaUrl,
    storeLinkBase: `${siteHost === siteOrigin ? '' : siteHost}/punti-vendita/`,
    ...(chatScriptUrl && { chatScriptUrl }),
    ...(tagManagerUrl && { tagManagerUrl }),
    ...(adPixelUrl && { adPixelUrl }),
    funnelDomain,
    cmsApi: new URL(cmsApi, siteOrigin).href,
  };
}
