import type { FormDefinition } from '@renderer/forms/definition.ts';
import { log } from '../config/log.ts';
import type { FormContext } from './context.ts';
import { type FormReply, type FormRequest, htmlReply, jsonReply, wantsPage } from './exchange.ts';
import { FormError } from './form-error.ts';
import { checkCaller, checkToken, tooMany } from './guard/check-post.ts';
import { confirmPage, resultPage } from './native-pages.tsx';
import { acceptSubmission } from './outbox/accept.ts';
import { isCompanyNumber, toE164 } from './phone.ts';
import { type PostedBody, readBody } from './read/read-body.ts';
import { checkValues, pageOf, readTarget, toSubmission } from './read/read-submission.ts';
import { thanksOf } from './read/thanks.ts';
import { tokenReply } from './token.ts';

/** Form whose answer is a comparison; nothing of it is stored. */
const SUSPICIOUS_CALL = 'chiamate-sospette';

/**
 * Takes a post of a form: whatever is wrong with it is a 4xx with `error` and leaves no trace; 200
 * means that it is in the outbox, durably. Browsers that post without scripts get pages.
 */
export async function submit(
  definition: FormDefinition,
  request: FormRequest,
  context: FormContext,
): Promise<FormReply> {
  let posted: PostedBody | undefined;
  try {
    if (request.method !== 'POST') throw new FormError(405, 'Usa POST.');
    await checkCaller(request, context);
    posted = await readBody(request.body, request.headers, definition);
    checkToken(request, posted.values, context);
    const values = checkValues(definition, posted);
    if (definition.name === SUSPICIOUS_CALL) {
      const compared = await compareNumber(String(values.phone), context);
      return success({ request, posted, said: compared.message }, compared, context);
    }
    const target = await readTarget(definition, { request, posted }, context);
    const submission = await toSubmission(definition, { request, posted, values, target }, context);
    const contacts = [submission.email, submission.phone].filter(Boolean);
    const wait = await context.limits.submission(request.address, contacts);
    if (wait) throw tooMany(wait);
    const outcome = await acceptSubmission(context.database, submission, context.channels);
    if (outcome === 'conflict') {
      throw new FormError(409, 'Questa richiesta è già stata inviata con altri dati.');
    }
    context.wake();
    const { id, form, page, node } = submission;
    log.info({ id, form, page, node, outcome }, 'submission accepted');
    const said = thanksOf(definition, target?.thankMessage);
    return success({ request, posted, said }, { ok: true, id }, context);
  } catch (error) {
    return refusal(error, { definition, request, posted }, context);
  }
}

interface Source {
  request: FormRequest;
  posted: PostedBody | undefined;
}

/** `said` is for a page without scripts, which says the PMI form's sentences without it (spec 8). */
function success(
  source: Source & { said: string | undefined },
  body: { ok: true; [more: string]: unknown },
  { settings: { brandName } }: FormContext,
): FormReply {
  if (!wantsPage(source.request.headers)) return jsonReply(200, body);
  const lines = source.said
    ? [source.said]
    : ['La tua richiesta è stata inviata.', 'Ti contatteremo il prima possibile.'];
  return htmlReply(200, resultPage({ lines, back: backOf(source), brandName }));
}

async function compareNumber(phone: string, { settings, readShopPhones }: FormContext) {
  const company =
    isCompanyNumber(phone, settings.companyPhones) ||
    isCompanyNumber(phone, await readShopPhones());
  const message = company
    ? `Il numero ${phone} è di ${settings.brandName}. Se la chiamata non ti convince, riattacca e richiama tu.`
    : `Il numero ${phone} non è tra i nostri. Non dare dati personali e, se hai dubbi, chiamaci.`;
  return { ok: true as const, company, number: toE164(phone) ?? null, message };
}

function refusal(
  error: unknown,
  source: Source & { definition: FormDefinition },
  context: FormContext,
): FormReply {
  const { definition, request, posted } = source;
  const { brandName } = context.settings;
  const back = backOf(source);
  if (!(error instanceof FormError)) {
    log.error({ form: definition.name, reason: String(error) }, 'submission not stored');
    // Without a message of the server's: the form says its own sentence, not «Errore: » (spec 8).
    if (!wantsPage(request.headers)) return jsonReply(503, {});
    const lines = ['È avvenuto un errore. Riprovare.'];
    return htmlReply(503, resultPage({ lines, back, brandName }));
  }
  const { status, message, more } = error;
  log.info({ form: definition.name, status, code: more.code }, 'submission refused');
  const headers: Record<string, string> = {};
  if (more.retryAfter) headers['retry-after'] = String(more.retryAfter);
  if (status === 405) headers.allow = 'POST';
  if (!wantsPage(request.headers)) {
    return jsonReply(status, { error: message, code: more.code, fields: more.fields }, headers);
  }
  // A stored page bears no token: a form posted without scripts is confirmed on a page that does,
  // where what is wrong can be put right.
  const errors = more.code === 'csrf' && posted ? wrongFields(definition, posted) : more.fields;
  if (posted && (more.code === 'csrf' || errors) && canBePutRight(definition, errors)) {
    // Whoever fills a form twice has taken the time that programs do not.
    const made = Date.now() - context.settings.minimumSeconds * 1_000;
    const { token, cookie } = tokenReply(request, context, made);
    if (cookie) headers['set-cookie'] = cookie;
    const page = confirmPage({
      definition,
      action: `${request.path}/`,
      values: posted.values,
      token,
      back,
      brandName,
      errors,
    });
    return htmlReply(errors ? 422 : status, page, headers);
  }
  const page = resultPage({ lines: [`Errore: ${message}`], back, brandName });
  return htmlReply(status, page, headers);
}

/** What is wrong with a post that has other reasons to be refused as well. */
function wrongFields(definition: FormDefinition, posted: PostedBody) {
  try {
    checkValues(definition, posted);
    return undefined;
  } catch (error) {
    return error instanceof FormError ? error.more.fields : undefined;
  }
}

/** A hidden field is none that a visitor could fill in. */
function canBePutRight({ fields }: FormDefinition, errors: Record<string, string> = {}): boolean {
  return fields.every(({ name, input }) => input !== 'hidden' || !errors[name]);
}

/** Page to go back to: the form's own, without its query. */
function backOf({ request, posted }: Source): string {
  return pageOf(request, posted?.values ?? {}) || '/';
}
