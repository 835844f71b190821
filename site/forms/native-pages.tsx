import type { FormDefinition } from '@renderer/forms/definition.ts';
import { TRAP } from '@renderer/forms/post-body.ts';
import { NativeField } from './native-field.tsx';
import { PlainPage, renderPage } from './plain-page.tsx';

/** How a form posted without scripts ended. */
export function resultPage(result: { lines: string[]; back: string; brandName: string }): string {
  const { lines, back, brandName } = result;
  const [first = '', ...others] = lines;
  return renderPage(
    <PlainPage title={first} narrow brandName={brandName}>
      <h1>{first}</h1>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="actions">
        <a className="button" href={back}>
          Chiudi
        </a>
      </p>
    </PlainPage>,
  );
}

/**
 * The posted values once more, with a token: pressing the button sends them. A field that is wrong
 * can be put right here, so that nothing has to be written twice.
 */
export function confirmPage(page: {
  definition: FormDefinition;
  action: string;
  values: Readonly<Record<string, unknown>>;
  token: string;
  /** The page the form stands on. */
  back: string;
  brandName: string;
  /** What is wrong, by field. */
  errors?: Readonly<Record<string, string>>;
}): string {
  const { definition, action, values, token, back, brandName, errors = {} } = page;
  const textOf = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const open = definition.fields.filter(({ name, input }) => input === 'file' || errors[name]);
  const names = [...definition.fields.map((field) => field.name), '_page', '_node', TRAP];
  const hidden = names.filter(
    (name) => textOf(name) !== '' && !open.some((field) => field.name === name),
  );
  const isWrong = Object.keys(errors).length > 0;
  const title = isWrong ? 'Controlla i dati' : 'Conferma l’invio';
  return renderPage(
    <PlainPage title={title} narrow brandName={brandName}>
      <h1>{title}</h1>
      <p role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? 'Correggi i campi segnalati, poi premi «Invia».'
          : 'Manca un passo: premi «Invia» per mandarci la richiesta.'}
      </p>
      <form
        method="post"
        action={action}
        encType={
          definition.fields.some(({ input }) => input === 'file')
            ? 'multipart/form-data'
            : undefined
        }
        acceptCharset="utf-8"
      >
        <input type="hidden" name="_csrf" value={token} />
        {hidden.map((name) => (
          <input key={name} type="hidden" name={name} value={textOf(name)} />
        ))}
        {open.map((field) => (
          <NativeField
            key={field.name}
            field={field}
            value={textOf(field.name)}
            error={errors[field.name]}
          />
        ))}
        <Told definition={definition} names={hidden} textOf={textOf} />
        <p className="actions">
          <button type="submit">Invia</button>
          <a href={back}>Torna alla pagina senza inviare</a>
        </p>
      </form>
    </PlainPage>,
  );
}

/** What is sent as it stands, to read through. */
function Told(told: {
  definition: FormDefinition;
  names: readonly string[];
  textOf: (name: string) => string;
}) {
  const { definition, names, textOf } = told;
  return (
    <dl>
      {definition.fields
        .filter(({ name, input }) => names.includes(name) && input !== 'hidden')
        .map(({ name, label, input, options }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {input === 'checkbox'
                ? 'Sì'
                : (options?.find((option) => option.value === textOf(name))?.label ?? textOf(name))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
