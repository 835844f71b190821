import type { Settings } from '../config/settings.ts';
import type { ShellConfig } from './Shell.tsx';

/** What the shell's code in the browser needs of the installation's settings. */
export function shellConfig(settings: Settings): ShellConfig {
  const { cookiePolicyVersion, funnelDomain, cmsApi, siteOrigin } = settings;
  return { cookiePolicyVersion, funnelDomain, cmsApi: new URL(cmsApi, siteOrigin).href };
}
