import type { FormDefinition } from '@renderer/forms/definition.ts';
import { TRAP } from '@renderer/forms/post-body.ts';
import { PlainPage, renderPage } from './plain-page.tsx';

/** How a form posted without scripts ended. */
export function resultPage(result: { lines: string[]; failed: boolean; back: string }): string {
  const [first = '', ...others] = result.lines;
  return renderPage(
    <PlainPage title={first} narrow>
      <h1>{first}</h1>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a className="button" href={result.back}>
          Chiudi
        </a>
      </p>
    </PlainPage>,
  );
}

/** The posted values once more, with a token: pressing the button sends them. */
export function confirmPage(page: {
  definition: FormDefinition;
  action: string;
  values: Readonly<Record<string, unknown>>;
  token: string;
}): string {
  const { definition, action, values, token } = page;
  const file = definition.fields.find((field) => field.input === 'file');
  const hidden = [...definition.fields.map((field) => field.name), '_page', '_node', TRAP].filter(
    (name) => name !== file?.name && typeof values[name] === 'string' && values[name] !== '',
  );
  return renderPage(
    <PlainPage title="Conferma l’invio" narrow>
      <h1>Conferma l’invio</h1>
      <p>Manca un passo: premi «Invia» per mandarci la richiesta.</p>
      <form
        method="post"
        action={action}
        encType={file ? 'multipart/form-data' : undefined}
        acceptCharset="utf-8"
      >
        <input type="hidden" name="_csrf" value={token} />
        {hidden.map((name) => (
          <input key={name} type="hidden" name={name} value={String(values[name])} />
        ))}
        <dl>
          {definition.fields
            .filter(({ name, input }) => hidden.includes(name) && input !== 'hidden')
            .map(({ name, label, input, options }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {input === 'checkbox'
                    ? 'Sì'
                    : (options?.find((option) => option.value === values[name])?.label ??
                      String(values[name]))}
                </dd>
              </div>
            ))}
        </dl>
        {file && (
          <p>
            <label htmlFor="file">Allega di nuovo: {file.label}</label>
            <input
              id="file"
              type="file"
              name={file.name}
              accept={file.accept?.join(',')}
              required={file.required}
            />
          </p>
        )}
        <p>
          <button type="submit">Invia</button>
        </p>
      </form>
    </PlainPage>,
  );
}
