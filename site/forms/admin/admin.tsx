import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import type { FormDefinition } from '@renderer/forms/definition.ts';
import { loginAddress } from '../../editor/addresses.ts';
import { type EditorSession, getEditorSession } from '../../editor/session.ts';
import type { FormContext } from '../context.ts';
import { type FormReply, type FormRequest, htmlReply } from '../exchange.ts';
import { FormError } from '../form-error.ts';
import { isSameOrigin } from '../guard/same-origin.ts';
import { countDeliveries, readSubmission } from '../outbox/deliveries.ts';
import { eraseContact } from '../outbox/retention.ts';
import { toE164 } from '../phone.ts';
import { PlainPage, renderPage } from '../plain-page.tsx';
import { readBody } from '../read/read-body.ts';
import { toCsv } from './csv.ts';
import { ADMIN_PATH, adminPage } from './page.tsx';
import { deleteSubmission, type Filter, listReceipts, listSubmissions, resend } from './queries.ts';

const PAGE_SIZE = 50;
const EXPORT_MOST = 50_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Administrator = Extract<EditorSession, { state: 'editor' }>;

/**
 * The administrators' page: who asks is WordPress's judgement (login cookie, role), and a change
 * needs its nonce too, from this site's own page.
 */
export async function admin(request: FormRequest, context: FormContext): Promise<FormReply> {
  const { method, headers } = request;
  const cookie = headers.cookie ?? '';
  if (method === 'GET') {
    const session = await getEditorSession(cookie);
    if (!isAdministrator(session)) return denied(session);
    if (request.query.has('file')) return file(request, context);
    if (request.query.has('export')) return exported(request, context);
    return list(request, context, session);
  }
  if (method !== 'POST') return message(405, 'Usa GET o POST.', { allow: 'GET, POST' });
  if (!isSameOrigin(headers, context.settings.siteOrigin)) return message(403, 'Non ammesso.');
  const values = await posted(request);
  if (!values) return message(400, 'Il contenuto non è leggibile.');
  const session = await getEditorSession(cookie, values.nonce || '-');
  if (!isAdministrator(session)) return denied(session);
  const note = await change(values, context);
  return {
    ...message(303, note),
    headers: {
      location: `${ADMIN_PATH}?${new URLSearchParams({ note })}`,
      'cache-control': 'no-store',
    },
  };
}

function isAdministrator(session: EditorSession): session is Administrator {
  return session.state === 'editor' && session.user.roles.includes('administrator');
}

function denied(session: EditorSession): FormReply {
  if (session.state !== 'anonymous') return message(403, 'Questa pagina è per gli amministratori.');
  return htmlReply(
    401,
    renderPage(
      <PlainPage title="Accesso richiesto" narrow>
        <h1>Accesso richiesto</h1>
        <p>
          <a className="button" href={loginAddress(ADMIN_PATH)}>
            Accedi
          </a>
        </p>
      </PlainPage>,
    ),
  );
}

async function list(
  { query }: FormRequest,
  { database }: FormContext,
  session: Administrator,
): Promise<FormReply> {
  const filter = filterOf(query);
  const [submissions, counts] = await Promise.all([
    listSubmissions(database, { ...filter, limit: filter.limit + 1 }),
    countDeliveries(database),
  ]);
  const note = (query.get('note') ?? '').slice(0, 200);
  return htmlReply(200, adminPage({ submissions, filter, counts, nonce: session.nonce, note }));
}

function filterOf(query: URLSearchParams): Filter {
  const offset = Number(query.get('offset'));
  return {
    search: (query.get('q') ?? '').replaceAll('\0', '').slice(0, 200),
    form: (query.get('form') ?? '').replaceAll('\0', ''),
    state: (query.get('state') ?? '').replaceAll('\0', ''),
    offset: Number.isInteger(offset) && offset > 0 ? Math.min(offset, 1_000_000) : 0,
    limit: PAGE_SIZE,
  };
}

async function exported({ query }: FormRequest, { database }: FormContext): Promise<FormReply> {
  if (query.get('export') === 'consents') {
    const receipts = await listReceipts(database);
    const rows = receipts.map((receipt) => [
      new Date(receipt.given_at).toISOString(),
      receipt.form,
      receipt.page,
      receipt.email,
      receipt.phone,
      receipt.consent,
      receipt.text_version,
      receipt.text,
      receipt.submission_id,
    ]);
    const head = [
      'quando',
      'modulo',
      'pagina',
      'email',
      'telefono',
      'consenso',
      'versione',
      'testo',
      'id',
    ];
    return csv('consensi.csv', [head, ...rows]);
  }
  const filter = { ...filterOf(query), offset: 0, limit: EXPORT_MOST };
  const submissions = await listSubmissions(database, filter);
  const names = [
    ...new Set(
      (Object.values(formDefinitions) as FormDefinition[]).flatMap((form) =>
        form.fields.map((field) => field.name),
      ),
    ),
  ];
  const rows = submissions.map(({ id, form, page, received_at, state, fields }) => [
    id,
    new Date(received_at).toISOString(),
    form,
    page,
    state,
    ...names.map((name) => String(fields[name] ?? '')),
  ]);
  return csv('moduli.csv', [['id', 'ricevuto', 'modulo', 'pagina', 'stato', ...names], ...rows]);
}

function csv(name: string, rows: string[][]): FormReply {
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
    body: toCsv(rows),
  };
}

async function file({ query }: FormRequest, { database }: FormContext): Promise<FormReply> {
  const id = query.get('file') ?? '';
  const found = UUID.test(id) ? await readSubmission(database, id) : undefined;
  const stored = found?.submission.file;
  if (!stored) return message(404, 'File non trovato.');
  return {
    status: 200,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${stored.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
    body: stored.body,
  };
}

async function posted(request: FormRequest): Promise<Record<string, string> | undefined> {
  try {
    const { values } = await readBody(request.body, request.headers, { fields: [] });
    return Object.fromEntries(
      Object.entries(values).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch (error) {
    if (error instanceof FormError) return undefined;
    throw error;
  }
}

async function change(
  { action, id = '', contact = '' }: Record<string, string>,
  { database, secrets, wake }: FormContext,
): Promise<string> {
  if (action === 'erase') return erase(contact.trim(), database, secrets.erasure);
  if (!UUID.test(id)) return 'Richiesta non valida.';
  if (action === 'delete') {
    await deleteSubmission(database, id);
    return 'Eliminato.';
  }
  if (action === 'resend') {
    await resend(database, id);
    wake();
    return 'Messo di nuovo in consegna.';
  }
  return 'Richiesta non valida.';
}

async function erase(
  contact: string,
  database: FormContext['database'],
  key: Buffer,
): Promise<string> {
  const who = contact.includes('@')
    ? { email: contact.toLowerCase() }
    : { phone: toE164(contact) ?? contact };
  if (!contact) return 'Richiesta non valida.';
  const count = await eraseContact(database, who, key);
  return count === 1 ? 'Cancellato 1 modulo.' : `Cancellati ${count} moduli.`;
}

function message(status: number, text: string, headers: Record<string, string> = {}): FormReply {
  const page = renderPage(
    <PlainPage title={text} narrow>
      <h1>{text}</h1>
    </PlainPage>,
  );
  return htmlReply(status, page, headers);
}
