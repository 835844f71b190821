import { decoded } from '../ui/text/decoded.ts';

/** Prefill user info, as the prefill call returns it (spec 3.15). */
export interface PrefillInfo {
  nome?: string;
  cognome?: string;
  email?: string;
  cellulare?: string;
  ragione_sociale?: string;
  piva?: string;
  consumo?: string;
}

/** Where each value of the info goes; a form takes those of its own fields. */
export function prefillValues(
  fields: readonly { name: string }[],
  info: PrefillInfo,
): Record<string, string> {
  const targets: Record<string, unknown> = {
    nome: info.nome,
    name: info.nome,
    cognome: info.cognome,
    surname: info.cognome,
    email: info.email,
    phone: info.cellulare,
    generic: info.cellulare,
    nomeazienda: info.ragione_sociale,
    piva: info.piva,
    consumo: info.consumo,
  };
  const known = new Set(fields.map((field) => field.name));
  return Object.fromEntries(
    Object.entries(targets).filter(
      (entry): entry is [string, string] =>
        known.has(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

let asked: Promise<PrefillInfo | undefined> | undefined;

/**
 * What is known of the visitor, asked once per page (spec 2.10): by the cookie `{brand}_user`, or
 * else by the query parameters `source` and `data` together. A failure is silent: the form is
 * then an empty one.
 */
export function fetchPrefill(brand: string): Promise<PrefillInfo | undefined> {
  asked ??= ask(brand).catch(() => undefined);
  return asked;
}

/** The token is taken in here, so that what a browser refuses there is as silent as a lost call. */
async function ask(brand: string): Promise<PrefillInfo | undefined> {
  const token = takeToken(brand);
  if (!token) return undefined;
  const response = await fetch(`/sendMail?data=${encodeURIComponent(token)}`, {
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) return undefined;
  const { data } = (await response.json()) as { data: string };
  return JSON.parse(data) as PrefillInfo;
}

/**
 * The server moves the query's token into a cookie of the visit before any page is sent
 * (docs/forms.md); it is read once and forgotten. A token still in the address, which only another
 * front could have let through, is taken out of it at once.
 */
function takeToken(brand: string): string | undefined {
  const moved = `${brand}_prefill`;
  const cookies = new Map(
    document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s, 2) as [string, string]),
  );
  const parameters = new URLSearchParams(window.location.search);
  const inAddress = parameters.has('source') ? parameters.get('data') : null;
  if (parameters.has('data')) {
    parameters.delete('source');
    parameters.delete('data');
    const query = parameters.size > 0 ? `?${parameters}` : '';
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  }
  if (cookies.has(moved)) {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no cookieStore.
    document.cookie = `${moved}=; Path=/; Max-Age=0; SameSite=Strict`;
  }
  const token = cookies.get(`${brand}_user`) || cookies.get(moved);
  // Cookies of the earlier site may be encoded otherwise: they name nobody.
  return token ? decoded(token) : (inAddress ?? undefined);
}
