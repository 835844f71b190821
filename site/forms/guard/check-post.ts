import { TRAP } from '@renderer/forms/post-body.ts';
import type { FormContext } from '../context.ts';
import { cookieOf, type FormRequest, header } from '../exchange.ts';
import { FormError } from '../form-error.ts';
import { cookieName, tokenAge } from './csrf.ts';
import { isSameOrigin } from './same-origin.ts';

/** What can be told before the body is read. FormError 403 from another site, 429 past the limit. */
export async function checkCaller(request: FormRequest, context: FormContext): Promise<void> {
  if (!isSameOrigin(request.headers, context.settings.siteOrigin)) {
    throw new FormError(403, 'Richiesta non ammessa da un altro sito.', { code: 'origin' });
  }
  const wait = await context.limits.call(request.address);
  if (wait) throw tooMany(wait);
}

/** Token, trap and time. FormError 403 without this session's token, 400 and 429 for programs. */
export function checkToken(
  request: FormRequest,
  values: Readonly<Record<string, unknown>>,
  { settings, secrets }: FormContext,
): void {
  const posted = typeof values._csrf === 'string' ? values._csrf : undefined;
  const age = tokenAge(secrets.csrf, {
    session: cookieOf(request.headers, cookieName(settings.siteOrigin)),
    token: header(request.headers, 'x-csrf-token') ?? posted,
  });
  if (age === undefined) {
    throw new FormError(403, 'La pagina è rimasta aperta troppo a lungo: ricaricala e riprova.', {
      code: 'csrf',
    });
  }
  // Not a silent success: should a browser ever fill the trap, its visitor must know.
  if (values[TRAP])
    throw new FormError(400, 'La richiesta non è stata accettata.', { code: 'trap' });
  const early = settings.minimumSeconds * 1_000 - age;
  if (early > 0) {
    throw new FormError(429, 'Invio troppo rapido: attendi un istante e riprova.', {
      code: 'too-fast',
      retryAfter: Math.ceil(early / 1_000),
    });
  }
}

export function tooMany(seconds: number): FormError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `tra ${minutes} minuti` : 'tra un minuto';
  return new FormError(429, `Troppe richieste: riprova ${wait}.`, {
    code: 'rate',
    retryAfter: seconds,
  });
}
