export type CmsFailureKind =
  /** No valid login: nothing is lost, the editor logs in again in another tab. */
  | 'logged-out'
  /** The nonce has expired; a new one may do. */
  | 'stale-nonce'
  | 'forbidden'
  /** The page was changed elsewhere; what is there now has to be merged first. */
  | 'changed'
  /** This user kept another draft of the page elsewhere; it has to be merged first. */
  | 'draft-changed'
  | 'network'
  /** Given up by whoever asked for it. */
  | 'cancelled'
  /** What was sent is itself what is refused: sent once more, it would be again. */
  | 'unfit'
  | 'refused';

/** Why the CMS did not do what was asked; the message is an Italian sentence with the way out. */
export class CmsFailure extends Error {
  override name = 'CmsFailure';

  constructor(
    readonly kind: CmsFailureKind,
    message: string,
  ) {
    super(message);
  }
}

export const LOGGED_OUT =
  'L’accesso a WordPress è scaduto. Le modifiche restano in questa finestra.';
export const CHANGED = 'La pagina è stata cambiata altrove nel frattempo.';
export const DRAFT_CHANGED =
  'In un’altra finestra, o su un altro dispositivo, hai salvato un’altra bozza di questa pagina.';
const PLANNED_PAST = 'Il momento scelto è già passato: scegline un altro.';
export const IN_TRASH =
  'La pagina è stata spostata nel cestino di WordPress. Le tue modifiche restano qui: ripristina la pagina dal cestino, poi salva di nuovo.';
/** Of a shared block, which nothing lists in the trash. */
export const SHARED_GONE =
  'Questo blocco condiviso è stato eliminato: così non si può più salvare. Per tenere il lavoro scegli un blocco nella struttura, premi Ctrl+A e Ctrl+C, poi incolla in una pagina.';
export const UNEXPECTED = 'Il server ha risposto in modo inatteso. Riprova.';
export const NO_NETWORK = 'Il server non risponde. Controlla la connessione e riprova.';

/** That a file did not arrive, and why. */
export const notUploaded = ({ name }: File, { kind, message }: CmsFailure): string =>
  kind === 'cancelled'
    ? `Caricamento di «${name}» annullato.`
    : `Caricamento di «${name}» non riuscito. ${message}`;

/** That a file was given up too late. */
export const keptAfterAll = ({ name }: File): string =>
  `«${name}» era già arrivato e non si è potuto togliere: resta nella libreria di WordPress.`;

/** Any thrown value as a failure; what is not ours is a bug and is logged. */
export function asCmsFailure(error: unknown): CmsFailure {
  if (error instanceof CmsFailure) return error;
  console.error(error);
  return new CmsFailure('refused', 'Si è verificato un errore imprevisto. Riprova.');
}

/** What is said of a refusal that gives no reason of its own, by what was asked for. */
interface Refusals {
  forbidden: string;
  missing: string;
}

export const OF_THE_PAGE: Refusals = {
  forbidden: 'Non hai il permesso di modificare questa pagina.',
  missing:
    'La pagina non esiste più in WordPress. Le tue modifiche restano qui: copia i blocchi e incollali in una pagina nuova.',
};

const OF_ANYTHING_ELSE: Refusals = {
  forbidden: 'Il tuo utente di WordPress non ne ha il permesso.',
  missing: 'In WordPress non esiste più: forse qualcuno l’ha eliminato.',
};

/**
 * The failure that an answer of the CMS or the site stands for.
 * @param refusals what is said where the answer does not
 */
export async function failureOf(
  response: Response,
  refusals: Refusals = OF_ANYTHING_ELSE,
): Promise<CmsFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, error } = (body ?? {}) as { code?: unknown; error?: unknown };
  const message = typeof error === 'string' && error !== '' ? error : undefined;
  if (code === 'rest_cookie_invalid_nonce') return new CmsFailure('stale-nonce', LOGGED_OUT);
  if (code === 'page_changed') return new CmsFailure('changed', CHANGED);
  if (code === 'draft_changed') return new CmsFailure('draft-changed', DRAFT_CHANGED);
  if (code === 'planned_past') return new CmsFailure('refused', PLANNED_PAST);
  if (response.status === 401) return new CmsFailure('logged-out', LOGGED_OUT);
  if (response.status === 403) return new CmsFailure('forbidden', message ?? refusals.forbidden);
  if (response.status === 404) return new CmsFailure('refused', message ?? refusals.missing);
  if (response.status === 413)
    return new CmsFailure('unfit', message ?? 'Il contenuto è troppo grande per il server.');
  if (response.status === 415 && message) return new CmsFailure('unfit', message);
  const text = message ?? `WordPress ha risposto con un errore (${response.status}). Riprova.`;
  return new CmsFailure('refused', text);
}
