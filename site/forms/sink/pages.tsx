import PostalMime, { type Address, type Email } from 'postal-mime';
import { type FormReply, type FormRequest, htmlReply, jsonReply } from '../exchange.ts';
import { PlainPage, renderPage } from '../plain-page.tsx';
import type { MailSink } from './server.ts';

/** Path of the page that shows the mails of development. */
export const SINK_PATH = '/posta-locale';

/** The caught mails: a list, one of them, its raw bytes, an attachment. */
export async function sinkPage(request: FormRequest, sink: MailSink): Promise<FormReply> {
  if (request.method !== 'GET') return jsonReply(405, { error: 'Usa GET.' }, { allow: 'GET' });
  const id = request.query.get('id');
  if (!id) return htmlReply(200, await listPage(sink));
  const content = await sink.read(id);
  if (!content) return htmlReply(404, missingPage());
  if (request.query.has('raw')) return download(content, 'text/plain; charset=utf-8');
  const mail = await PostalMime.parse(content);
  const attachment = mail.attachments[Number(request.query.get('attachment') ?? -1)];
  if (attachment) {
    const name = (attachment.filename ?? 'allegato').replace(/[^\w.-]/g, '_');
    const bytes = Buffer.from(attachment.content as ArrayBuffer);
    return download(bytes, 'application/octet-stream', name);
  }
  return htmlReply(200, mailPage(id, mail));
}

function download(body: Uint8Array, type: string, name?: string): FormReply {
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': 'no-store' };
  if (name) headers['content-disposition'] = `attachment; filename="${name}"`;
  return { status: 200, headers, body };
}

async function listPage(sink: MailSink): Promise<string> {
  const ids = await sink.list();
  const mails = await Promise.all(
    ids.slice(0, 100).map(async (id) => {
      const content = await sink.read(id);
      return content && { id, mail: await PostalMime.parse(content) };
    }),
  );
  return renderPage(
    <PlainPage title="Posta locale">
      <h1>Posta locale</h1>
      <p>Le email che il sito avrebbe spedito: finché SMTP_URL non è impostata, restano qui.</p>
      {ids.length === 0 ? (
        <p>Nessuna email.</p>
      ) : (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th>Oggetto</th>
                <th>A</th>
                <th>Ricevuta</th>
              </tr>
            </thead>
            <tbody>
              {mails.map((entry) =>
                entry ? (
                  <tr key={entry.id}>
                    <td>
                      <a href={`${SINK_PATH}?id=${entry.id}`}>{entry.mail.subject || '—'}</a>
                    </td>
                    <td>{addresses(entry.mail.to)}</td>
                    <td>
                      {new Date(Number(entry.id.slice(0, 13))).toLocaleString('it-IT', {
                        timeZone: 'Europe/Rome',
                      })}
                    </td>
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
        </div>
      )}
    </PlainPage>,
  );
}

function mailPage(id: string, mail: Email): string {
  return renderPage(
    <PlainPage title={mail.subject ?? 'Email'}>
      <p>
        <a href={SINK_PATH}>← Posta locale</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        <Line label="Da" value={addresses(mail.from ? [mail.from] : [])} />
        <Line label="A" value={addresses(mail.to)} />
        <Line label="Cc" value={addresses(mail.cc)} />
        <Line label="Rispondi a" value={addresses(mail.replyTo)} />
        <Line label="Message-ID" value={mail.messageId ?? ''} />
      </dl>
      <pre>{mail.text}</pre>
      {mail.attachments.length > 0 && (
        <ul>
          {mail.attachments.map((attachment, index) => (
            <li key={attachment.filename ?? index}>
              <a href={`${SINK_PATH}?id=${id}&attachment=${index}`}>
                {attachment.filename ?? `Allegato ${index + 1}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={`${SINK_PATH}?id=${id}&raw`}>Messaggio originale</a>
      </p>
    </PlainPage>,
  );
}

function missingPage(): string {
  return renderPage(
    <PlainPage title="Email non trovata" narrow>
      <h1>Email non trovata</h1>
      <p>
        <a href={SINK_PATH}>Posta locale</a>
      </p>
    </PlainPage>,
  );
}

function Line({ label, value }: { label: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function addresses(list: readonly Address[] | undefined): string {
  return (list ?? [])
    .map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? '')))
    .join(', ');
}
