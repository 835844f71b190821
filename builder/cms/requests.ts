import { CmsFailure, failureOf, NO_NETWORK, OF_THE_PAGE, UNEXPECTED } from './cms-failure.ts';

const TIMEOUT_MS = 60_000;

/** What stands at an address about the page; rejects with a CmsFailure, like all here. */
export function get(url: string, nonce?: string): Promise<unknown> {
  const init = {
    headers: { accept: 'application/json', ...(nonce !== undefined && { 'x-wp-nonce': nonce }) },
  };
  return answerOf(url, init, OF_THE_PAGE);
}

/** Sends something about the page. */
export function post(
  url: string,
  nonce: string,
  body: unknown,
  init: RequestInit = {},
): Promise<unknown> {
  const posting = {
    ...init,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-wp-nonce': nonce,
    },
    body: JSON.stringify(body),
  };
  return answerOf(url, posting, OF_THE_PAGE);
}

/**
 * An answer in JSON, an object or a list.
 * @param refusals what is said of refusals that give no reason; none for what is not the page
 */
export async function answerOf(
  url: string,
  init: RequestInit,
  refusals?: typeof OF_THE_PAGE,
): Promise<unknown> {
  const response = await request(url, init);
  if (!response.ok) throw await failureOf(response, refusals);
  const answer: unknown = await response.json().catch(() => undefined);
  expectAnswer(answer !== null && typeof answer === 'object');
  return answer;
}

/** A request with the login of this browser; what fails on the way is a `network` failure. */
export function request(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { ...init, credentials: 'same-origin', cache: 'no-store', signal }).catch(
    () => {
      throw new CmsFailure('network', NO_NETWORK);
    },
  );
}

/** Throws what is said of an answer that is none. */
export function expectAnswer(isExpected: boolean): asserts isExpected {
  if (!isExpected) throw new CmsFailure('refused', UNEXPECTED);
}
