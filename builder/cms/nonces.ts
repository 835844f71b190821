import { CmsFailure, failureOf, LOGGED_OUT } from './cms-failure.ts';
import { request } from './requests.ts';

/** REST nonces of the logged-in user: WordPress takes a call for an anonymous one without. */
export interface Nonces {
  /** A fresh nonce; rejects with a `logged-out` failure where nobody is logged in. */
  fetchNonce(): Promise<string>;
  /** Runs a call with a nonce; one that is no longer good is renewed once. */
  withNonce<T>(call: (nonce: string) => Promise<T>, first?: string): Promise<T>;
}

/** @param endpoint address that answers with a nonce, as text */
export function createNonces(endpoint: string): Nonces {
  let known: Promise<string> | undefined;

  async function fetchNonce(): Promise<string> {
    const response = await request(endpoint, { headers: { accept: 'text/plain' } });
    if (response.status >= 500) throw await failureOf(response);
    const nonce = (await response.text()).trim();
    // Anonymous visitors get 400 with the body 0; a login page may answer in HTML.
    if (!response.ok || !/^[a-z0-9]{6,}$/i.test(nonce))
      throw new CmsFailure('logged-out', LOGGED_OUT);
    known = Promise.resolve(nonce);
    return nonce;
  }

  /** The last nonce, or one that is on its way for all who wait for it. */
  function anyNonce(): Promise<string> {
    known ??= fetchNonce().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  async function withNonce<T>(call: (nonce: string) => Promise<T>, first?: string): Promise<T> {
    const nonce = first ?? (await anyNonce());
    try {
      return await call(nonce);
    } catch (error) {
      const renewable =
        error instanceof CmsFailure && ['stale-nonce', 'logged-out'].includes(error.kind);
      if (!renewable) throw error;
      return await call(await fetchNonce());
    }
  }

  return { fetchNonce, withNonce };
}
