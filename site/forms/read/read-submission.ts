import { createHash, randomUUID } from 'node:crypto';
import type { FormName } from '@generated/visitor-forms/definitions.ts';
import { formValidators } from '@generated/visitor-forms/validators.ts';
import { cleanValues } from '@renderer/forms/clean-values.ts';
import type { FormDefinition, FormValues } from '@renderer/forms/definition.ts';
import { fieldErrors } from '@renderer/forms/field-errors.ts';
import type { FormContext } from '../context.ts';
import { type FormRequest, header } from '../exchange.ts';
import { FormError } from '../form-error.ts';
import type { Submission } from '../outbox/submission.ts';
import { toE164 } from '../phone.ts';
import { checkFile } from './check-file.ts';
import type { PostedBody, PostedFile } from './read-body.ts';
import { findTarget, type Target } from './recipients.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The posted values by the form's own rules; FormError 422 names each wrong field. */
export function checkValues(definition: FormDefinition, posted: PostedBody): FormValues {
  const raw = posted.file
    ? { ...posted.values, [posted.file.field]: posted.file.name || 'file' }
    : withoutFile(definition, posted.values);
  const values = cleanValues(definition, raw);
  const validate = formValidators[definition.name as FormName];
  if (validate(values)) return values;
  const fields = fieldErrors(definition, validate.errors ?? []);
  const sentences = definition.fields
    .filter((field) => fields[field.name])
    .map((field) => `${field.label}: ${fields[field.name]}`);
  throw new FormError(422, `${sentences.join('; ')}.`, { fields });
}

/** A text posted in the place of a file is no file. */
function withoutFile(definition: FormDefinition, values: Record<string, unknown>) {
  const file = definition.fields.find((field) => field.input === 'file');
  return file ? { ...values, [file.name]: undefined } : values;
}

/** Checked values as a submission; its target, where there is one, has the recipients. */
export async function toSubmission(
  definition: FormDefinition,
  source: {
    request: FormRequest;
    posted: PostedBody;
    values: FormValues;
    target: Target | undefined;
  },
  { settings }: FormContext,
): Promise<Submission> {
  const { request, posted, values, target } = source;
  const page = pageOf(request, posted.values);
  const fields: FormValues = { ...values };
  const file = posted.file && (await storedFile(posted.file));
  // What the visitor called it may say more than the form asks.
  if (posted.file && file) fields[posted.file.field] = file.name;
  for (const [name, value] of Object.entries(target?.values ?? {})) {
    const field = definition.fields.find((each) => each.name === name);
    // What visitors do not see says what their page says; the rest is theirs to change.
    if (field && (field.input === 'hidden' || !fields[name])) fields[name] = value;
  }
  const typed = typeof values.phone === 'string' ? values.phone : '';
  const phone = toE164(typed) ?? typed;
  // Who calls back dials what is handed on, not what was typed (DESIGN §9).
  if (phone) fields.phone = phone;
  const position = typeof fields.position === 'string' ? `: ${fields.position}` : '';
  return {
    id: idOf(request, posted),
    form: definition.name,
    page,
    node: target?.node ?? '',
    email: typeof values.email === 'string' ? values.email.toLowerCase() : '',
    phone,
    subject: target?.subject ?? `${definition.displayName}${position}`,
    to: target && target.to.length > 0 ? target.to : settings.to,
    cc: target?.cc ?? [],
    fields,
    file,
    consents: definition.fields.flatMap(({ name, consent, label }) =>
      consent && values[name] === true ? [{ consent: name, version: consent, text: label }] : [],
    ),
  };
}

/** The block that a post came from, on the published page; undefined when it is not to be found. */
export async function readTarget(
  definition: FormDefinition,
  { request, posted }: { request: FormRequest; posted: PostedBody },
  { readPage }: FormContext,
): Promise<Target | undefined> {
  const page = pageOf(request, posted.values);
  if (!page || definition.components.length === 0) return undefined;
  const content = await readPage(page);
  return content ? findTarget(definition, content, nodeOf(request, posted)) : undefined;
}

async function storedFile({ field, bytes }: PostedFile): Promise<Submission['file']> {
  const { extension, type } = await checkFile(bytes).catch((error: unknown) => {
    if (!(error instanceof FormError)) throw error;
    throw new FormError(error.status, error.message, { fields: { [field]: error.message } });
  });
  // Of its content: the same post tried again is the same submission, to the last letter.
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { name: `${field}-${mark}.${extension}`, type, body: bytes };
}

/** Path of the page the form stands in: as the form says, or by the address it was posted from. */
export function pageOf(
  { headers }: FormRequest,
  values: Readonly<Record<string, unknown>>,
): string {
  const said = header(headers, 'x-form-page') ?? values._page;
  const page = typeof said === 'string' ? said : pathOf(header(headers, 'referer'));
  try {
    const path = decodeURI(page).split(/[?#]/)[0] ?? '';
    return /^\/(?!\/)[^\p{Cc}\\]{0,500}$/u.test(path) ? path.replace(/(?<=.)\/+$/, '') : '';
  } catch {
    return '';
  }
}

function pathOf(address: string | undefined): string {
  try {
    return new URL(address ?? '').pathname;
  } catch {
    return '';
  }
}

function nodeOf({ headers }: FormRequest, { values }: PostedBody): string | undefined {
  const said = header(headers, 'x-form-node') ?? values._node;
  if (typeof said !== 'string' || said === '' || said.length > 200) return undefined;
  try {
    return decodeURI(said);
  } catch {
    return undefined;
  }
}

/**
 * What makes a repeated post the same submission: the id the form sends with every try, or the
 * token of the page on which a form without scripts was confirmed.
 */
function idOf({ headers }: FormRequest, { values }: PostedBody): string {
  const said = header(headers, 'x-submission-id')?.toLowerCase() ?? '';
  if (UUID.test(said)) return said;
  if (typeof values._csrf !== 'string') return randomUUID();
  const hash = createHash('sha256').update(values._csrf).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
