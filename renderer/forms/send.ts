/**
 * How a post ended; `error` is the server's own sentence, when it gave one, and `fields` what is
 * wrong with each field.
 */
export type Sent =
  | { ok: true; message?: string; isWarning?: boolean }
  | { ok: false; error?: string; fields?: Record<string, string> };

export interface Post {
  endpoint: string;
  /** Body as posted: an object goes as JSON, a FormData as multipart. */
  body: Record<string, unknown> | FormData;
  page: string;
  node: string;
  /** Stays the same however often this submission is tried: the server takes it once. */
  id: string;
}

let token: Promise<string> | undefined;

/** Fetches the CSRF token, once per page (spec 4.3, 4.4: when the form appears). */
export function fetchToken(): Promise<string> {
  token ??= askToken().catch((error: unknown) => {
    token = undefined;
    throw error;
  });
  return token;
}

async function askToken(): Promise<string> {
  const response = await fetch('/csrftoken/', { cache: 'no-store' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}

/** A stale token is renewed, a post that came too soon waits, a lost connection is tried again. */
const TRIES = 3;
const PAUSE = 1_500;

/** Posts a submission. Any 2xx counts as success (spec 7). */
export async function sendForm(post: Post): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    const last = attempt === TRIES;
    try {
      const response = await request(post);
      const answer = (await response.json().catch(() => ({}))) as Answer;
      if (response.ok) {
        return { ok: true, message: answer.message, isWarning: answer.company === false };
      }
      if (last || !['csrf', 'too-fast'].includes(answer.code ?? '')) {
        return {
          ok: false,
          error: typeof answer.error === 'string' ? answer.error : undefined,
          fields: answer.fields,
        };
      }
      if (answer.code === 'csrf') token = undefined;
      else await pause(PAUSE);
    } catch {
      if (last) return { ok: false };
      await pause(PAUSE);
    }
  }
}

interface Answer {
  message?: string;
  /** Whether the number that was asked about is one of the company's. */
  company?: boolean;
  error?: unknown;
  code?: string;
  fields?: Record<string, string>;
}

async function request({ endpoint, body, page, node, id }: Post): Promise<Response> {
  const multipart = body instanceof FormData;
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'x-csrf-token': await fetchToken(),
      'x-form-page': encodeURI(page),
      'x-form-node': encodeURI(node),
      'x-submission-id': id,
      ...(multipart ? {} : { 'content-type': 'application/json' }),
    },
    body: multipart ? body : JSON.stringify(body),
  });
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
