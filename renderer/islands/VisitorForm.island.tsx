import type { FormName } from '@generated/visitor-forms/definitions.ts';
import { loadFormValidator } from '@generated/visitor-forms/validators.lazy.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { FormDefinition } from '../forms/definition.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { FormField } from '../forms/FormField.tsx';
import { formResolver } from '../forms/form-resolver.ts';
import { postBody } from '../forms/post-body.ts';
import { fetchToken, type Sent, sendForm } from '../forms/send.ts';
import { useAfterPress } from '../forms/use-after-press.ts';
import { usePrefill } from '../forms/use-prefill.ts';
import { useSentBefore } from '../forms/use-sent-before.ts';
import styles from '../forms/VisitorForm.module.css';
import { valuesOfQuery } from '../forms/values-of-query.ts';
import { buttonClass } from '../ui/button/LinkButton.tsx';
import { classNames } from '../ui/class-names.ts';
import { textOr } from '../ui/text/text-or.ts';

/** A prefill scrolls to the form wherever it stands on the page, so it cannot wait to be seen. */
export const hydrate = 'idle';

/** Spec 8: what a server's error is told with. */
const FAILED = 'È avvenuto un errore. Riprovare.';

export default function VisitorForm(form: {
  name: FormName;
  definition: FormDefinition;
  nodeId: string;
  endpoint: string;
  page: string;
  brand: string;
  values: Record<string, string>;
  extra?: Record<string, string>;
  buttonLabel?: string;
  sent: readonly string[];
  inline?: boolean;
  prefill?: boolean;
  pageMarker?: string;
  label: string;
  compact?: boolean;
  editing: boolean;
  legal?: ReactNode;
}) {
  const { name, definition, nodeId, page, values, extra = {}, editing } = form;
  const box = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const busy = useRef(false);
  const [id, setId] = useState('');
  const [outcome, setOutcome] = useState<Sent>();
  const [unseen, setUnseen] = useState<[string, string][]>([]);
  const resolver = useMemo(
    () => formResolver(definition, loadFormValidator[name]),
    [definition, name],
  );
  // Errors show once a field was left, and follow every key from then on (spec 5). No default
  // values: what was typed before this code arrived stays.
  const { register, handleSubmit, formState, reset, getValues, setValue, setError } =
    useForm<FieldValues>({
      mode: 'onTouched',
      resolver,
    });
  const afterPress = useAfterPress();
  const hydrated = id !== '';

  useEffect(() => {
    setId(newId());
    if (editing) return;
    // A failure now is no matter: the token is asked for again when the form is sent.
    fetchToken().catch(() => {});
    loadFormValidator[name]().catch(() => {});
  }, [editing, name]);
  useEffect(() => {
    const asked = valuesOfQuery(definition.fields);
    for (const [field, value] of Object.entries(asked)) {
      // What was typed before this code came stays.
      if ((getValues(field) || '') !== (values[field] ?? '')) continue;
      setValue(field, value, { shouldDirty: true });
    }
    const hidden = definition.fields.filter(({ input }) => input === 'hidden');
    setUnseen(hidden.flatMap(({ name, label }) => (asked[name] ? [[label, asked[name]]] : [])));
  }, [definition, values, getValues, setValue]);
  useEffect(() => {
    if (!form.pageMarker) return;
    document.body.classList.add(form.pageMarker);
    return () => document.body.classList.remove(form.pageMarker ?? '');
  }, [form.pageMarker]);
  usePrefill({
    enabled: Boolean(form.prefill) && !editing,
    brand: form.brand,
    fields: definition.fields,
    box,
    fill: (known) => {
      // What the visitor, or the browser, put there before counts more.
      const typed = Object.entries(getValues()).filter(([, value]) => value);
      reset({ ...values, ...known, ...Object.fromEntries(typed) }, { keepDirtyValues: true });
    },
  });

  /** What is wrong is put right where it stands: the dialog leads to an empty form (spec 4.3). */
  const tellAtFields = (messages: Record<string, string> = {}): boolean => {
    const wrong = definition.fields.filter((field) => messages[field.name]);
    for (const [index, field] of wrong.entries()) {
      const error = { type: 'server', message: messages[field.name] };
      setError(field.name, error, { shouldFocus: index === 0 });
    }
    return wrong.length > 0;
  };
  const send = async (_valid: FieldValues) => {
    const element = box.current;
    if (!element || editing) return;
    document.body.classList.add('modal-open');
    const body = postBody(definition, element, extra);
    const result = await sendForm({ endpoint: form.endpoint, body, page, node: nodeId, id });
    if (!result.ok && tellAtFields(result.fields)) {
      document.body.classList.remove('modal-open');
      return;
    }
    setOutcome(result);
    if (!result.ok || !form.inline) return;
    setId(newId());
    document.body.classList.remove('modal-open');
  };
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Two presses within one frame both come here before the button is seen as disabled.
    if (busy.current) return;
    busy.current = true;
    setOutcome(undefined);
    try {
      await handleSubmit(send)(event);
    } catch {
      setOutcome({ ok: false });
    } finally {
      busy.current = false;
    }
  };

  const { errors, isSubmitting, submitCount } = formState;
  // What is said above the fields pushes down the one that has the keyboard.
  useEffect(() => {
    const wrong = submitCount > 0 && box.current?.querySelector(':focus')?.parentElement;
    if (wrong) wrong.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  const sentBefore = useSentBefore(nodeId, status) && submitCount === 0;
  const answer = outcome?.ok && form.inline ? outcome : undefined;
  const showsDialog = outcome && !(outcome.ok && form.inline);
  const multipart = definition.fields.some((field) => field.input === 'file');
  return (
    <form
      ref={box}
      className={classNames(styles.form, form.compact && styles.compact)}
      aria-label={form.label}
      action={form.endpoint}
      method="post"
      encType={multipart ? 'multipart/form-data' : undefined}
      acceptCharset="utf-8"
      noValidate={hydrated}
      onSubmit={submit}
    >
      {submitCount > 0 && (
        <ErrorSummary
          definition={definition}
          errors={errors}
          idOf={(field) => `${nodeId}-${field}`}
        />
      )}
      <div className={styles.fields}>
        {definition.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={`${nodeId}-${field.name}`}
            register={register}
            afterPress={afterPress}
            error={errors[field.name]?.message as string | undefined}
            value={values[field.name]}
          />
        ))}
      </div>
      <input type="hidden" name="_page" value={page} />
      <input type="hidden" name="_node" value={nodeId} />
      {Object.entries(extra).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Lascia vuoto questo campo
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {unseen.map(([label, value]) => (
        <p key={label} className={styles.about}>
          {label}: <strong>{value}</strong>
        </p>
      ))}
      {form.legal && <div className={styles.legal}>{form.legal}</div>}
      <div className={styles.actions}>
        <button type="submit" className={buttonClass('blueViolet')} aria-disabled={isSubmitting}>
          {isSubmitting ? 'Invio in corso…' : textOr(form.buttonLabel, 'Invia')}
        </button>
        <p className={styles.required}>* Campi richiesti</p>
      </div>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={
          answer || sentBefore
            ? classNames(styles.answer, answer?.isWarning && styles.warning)
            : undefined
        }
      >
        {sentBefore ? form.sent.join(' ') : answer?.message}
      </p>
      {showsDialog && (
        <FormDialog
          nodeId={nodeId}
          failed={!outcome.ok}
          lines={outcome.ok ? form.sent : [outcome.error ? `Errore: ${outcome.error}` : FAILED]}
        />
      )}
    </form>
  );
}

/** A random id; on plain http, other than localhost, browsers have no randomUUID. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
