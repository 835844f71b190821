import type { PageContext } from '../contract.ts';

type Names = Pick<PageContext, 'brand' | 'assistant' | 'backendApi'>;

/** A form's address with the configured names filled in. */
export function formEndpoint(pattern: string, names: Names): string {
  return pattern
    .replace('{brand}', names.brand)
    .replace('{assistant}', names.assistant)
    .replace('{backend_api}', names.backendApi);
}

/**
 * An editor's own endpoint: only its path is used, on this host, whatever host it names (spec
 * 2.10; a form must never send a visitor's data where a page's text says).
 */
export function ownEndpoint(configured: string | undefined, fallback: string): string {
  const address = configured?.trim();
  if (!address) return fallback;
  try {
    const { protocol, pathname } = new URL(address, 'http://here.invalid');
    return /^https?:$/.test(protocol) && pathname !== '/'
      ? pathname.replace(/^\/+/, '/')
      : fallback;
  } catch {
    return fallback;
  }
}
