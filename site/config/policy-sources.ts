import type { Settings } from './settings.ts';

/** What a third-party script may do once the visitor allows it: run, load, show, talk. */
const THIRD_PARTY = ['script-src', 'connect-src', 'img-src', 'style-src', 'font-src', 'frame-src'];

/**
 * Origins the settings add to the content security policy, by directive: the customer area, which
 * the login form posts to, a back-end API of another host, which forms and uploads go to, and third
 * parties. With none configured the policy stays closed.
 */
export function policySources(
  settings: Pick<
    Settings,
    | 'siteOrigin'
    | 'backendApi'
    | 'customerAreaUrl'
    | 'chatScriptUrl'
    | 'tagManagerUrl'
    | 'adPixelUrl'
    | 'thirdPartyOrigins'
  >,
): Record<string, string[]> {
  const { siteOrigin, customerAreaUrl, chatScriptUrl, tagManagerUrl, adPixelUrl } = settings;
  const backend = new URL(settings.backendApi, siteOrigin).origin;
  const scripts = [chatScriptUrl, tagManagerUrl, adPixelUrl].filter(Boolean);
  const others = [...scripts.map(originOf), ...settings.thirdPartyOrigins];
  const foreign = (origins: string[]) =>
    [...new Set(origins)].filter((origin) => origin !== siteOrigin);
  const sources = Object.fromEntries(THIRD_PARTY.map((name) => [name, foreign(others)]));
  return {
    ...sources,
    'connect-src': foreign([backend, ...others]),
    'form-action': foreign([originOf(customerAreaUrl), backend]),
  };
}

const originOf = (address: string) => new URL(address).origin;
