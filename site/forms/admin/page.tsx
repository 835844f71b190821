import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import type { FormDefinition } from '@renderer/forms/definition.ts';
import { PlainPage, renderPage } from '../plain-page.tsx';
import type { Filter, ListedSubmission } from './queries.ts';

export const ADMIN_PATH = '/admin/moduli';

const STATES = {
  pending: 'In attesa',
  sending: 'In invio',
  sent: 'Consegnata',
  dead: 'Non consegnata',
};

const definitions: Readonly<Record<string, FormDefinition>> = formDefinitions;

/** What came in by forms, for administrators. */
export function adminPage(page: {
  submissions: readonly ListedSubmission[];
  filter: Filter;
  counts: { pending: number; dead: number };
  nonce: string;
  note: string;
}): string {
  const { submissions, filter, counts, nonce, note } = page;
  const more = submissions.length > filter.limit;
  return renderPage(
    <PlainPage title="Moduli ricevuti">
      <h1>Moduli ricevuti</h1>
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
      <p>
        {counts.pending} in attesa di consegna, {counts.dead} non consegnati.
      </p>
      <form className="bar" method="get" action={ADMIN_PATH}>
        <label>
          Cerca
          <input type="search" name="q" defaultValue={filter.search} />
        </label>
        <label>
          Modulo
          <select name="form" defaultValue={filter.form}>
            <option value="">Tutti</option>
            {Object.values(definitions).map((definition) => (
              <option key={definition.name} value={definition.name}>
                {definition.displayName}
              </option>
            ))}
          </select>
        </label>
        <label>
          Stato
          <select name="state" defaultValue={filter.state}>
            <option value="">Tutti</option>
            {Object.entries(STATES).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Cerca</button>
        <button type="submit" className="quiet" name="export" value="csv">
          Esporta CSV
        </button>
        <button type="submit" className="quiet" name="export" value="consents">
          Consensi CSV
        </button>
      </form>
      <Table submissions={submissions.slice(0, filter.limit)} nonce={nonce} />
      <nav className="bar" aria-label="Pagine">
        {filter.offset > 0 && (
          <a href={pageLink(filter, Math.max(0, filter.offset - filter.limit))}>Più recenti</a>
        )}
        {more && <a href={pageLink(filter, filter.offset + filter.limit)}>Meno recenti</a>}
      </nav>
      <h2>Cancellare una persona</h2>
      <p>
        Cancella tutto ciò che è arrivato con questa email o questo telefono. Le email già spedite
        vanno cancellate da chi le ha ricevute.
      </p>
      <form className="bar" method="post" action={ADMIN_PATH}>
        <input type="hidden" name="nonce" value={nonce} />
        <label>
          Email o telefono
          <input type="text" name="contact" required />
        </label>
        <button type="submit" className="danger" name="action" value="erase">
          Cancella
        </button>
      </form>
    </PlainPage>,
  );
}

function Table({
  submissions,
  nonce,
}: {
  submissions: readonly ListedSubmission[];
  nonce: string;
}) {
  if (submissions.length === 0) return <p>Nessun modulo corrisponde.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable.
    <section className="table" aria-label="Elenco" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Ricevuto</th>
            <th>Modulo</th>
            <th>Dati</th>
            <th>Stato</th>
            <th>Azioni</th>
          </tr>
        </thead>
        <tbody>
          {submissions.map((submission) => (
            <Row key={submission.id} submission={submission} nonce={nonce} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ submission, nonce }: { submission: ListedSubmission; nonce: string }) {
  const { id, form, page, fields, state, attempts, last_error, mail_to, file_name } = submission;
  const definition = definitions[form];
  return (
    <tr>
      <td>
        {new Date(submission.received_at).toLocaleString('it-IT', { timeZone: 'Europe/Rome' })}
      </td>
      <td>
        {definition?.displayName ?? form}
        <br />
        <small>{page}</small>
      </td>
      <td>
        <details>
          <summary>{submission.email || submission.phone || id}</summary>
          <dl>
            {(definition?.fields ?? []).map(({ name, label }) =>
              fields[name] === undefined ? null : (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{fields[name] === true ? 'Sì' : String(fields[name])}</dd>
                </div>
              ),
            )}
            <div>
              <dt>Destinatari</dt>
              <dd>{mail_to.join(', ')}</dd>
            </div>
          </dl>
          {file_name && <a href={`${ADMIN_PATH}?file=${id}`}>{file_name}</a>}
        </details>
      </td>
      <td>
        <span className={`state ${state}`}>{STATES[state]}</span>
        {last_error && (
          <p>
            <small>
              {last_error} ({attempts} tentativi)
            </small>
          </p>
        )}
      </td>
      <td>
        <form method="post" action={ADMIN_PATH}>
          <input type="hidden" name="nonce" value={nonce} />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="quiet" name="action" value="resend">
            Invia di nuovo
          </button>{' '}
          <button type="submit" className="danger" name="action" value="delete">
            Elimina
          </button>
        </form>
      </td>
    </tr>
  );
}

function pageLink(filter: Filter, offset: number): string {
  const { search: q, form, state } = filter;
  return `${ADMIN_PATH}?${new URLSearchParams({ q, form, state, offset: String(offset) })}`;
}
