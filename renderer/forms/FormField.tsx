import { type FocusEvent, useState } from 'react';
import type { FieldValues, UseFormRegister } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import type { FieldDefinition } from './definition.ts';
import { FieldControl } from './FieldControl.tsx';
import { LabelText } from './LabelText.tsx';
import styles from './VisitorForm.module.css';
import { isVatNumber, VAT_NUMBER_HINT } from './vat-number.ts';

interface FieldView {
  field: FieldDefinition;
  id: string;
  register: UseFormRegister<FieldValues>;
  /** Runs what leaving the field leads to (useAfterPress). */
  afterPress: (run: () => void) => void;
  error: string | undefined;
  value: string | undefined;
}

/** A field with its label, help, and its error, or a hint of what may be wrong. */
export function FormField({ field, id, register, afterPress, error, value }: FieldView) {
  const [hint, setHint] = useState('');
  if (field.input === 'hidden') {
    return <input type="hidden" {...register(field.name)} defaultValue={value} />;
  }
  const errorId = `${id}-errore`;
  const hintId = `${id}-nota`;
  const helpId = `${id}-aiuto`;
  const onBlur = ({ target }: { target: { value: string } }) =>
    setHint(hintFor(field, target.value));
  const registered = register(field.name, field.hint ? { onBlur } : undefined);
  const described = [error ? errorId : hint && hintId, field.help && helpId];
  const common = {
    ...registered,
    onBlur: (event: FocusEvent) => afterPress(() => registered.onBlur(event)),
    id,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  } as const;
  const label = `${field.label}${field.required ? '*' : ''}`;
  const problem = error && (
    <p id={errorId} className={styles.error}>
      {error}
    </p>
  );
  if (field.input === 'checkbox') {
    return (
      <div className={classNames(styles.field, styles.wide)}>
        <div className={styles.check}>
          <input type="checkbox" {...common} value="true" />
          <label htmlFor={id}>
            <LabelText text={label} link={field.link} />
          </label>
        </div>
        {problem}
      </div>
    );
  }
  const wide = field.input === 'textarea' || field.input === 'file';
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <FieldControl field={field} common={common} value={value} />
      {field.help && (
        <p id={helpId} className={styles.help}>
          {field.help}
        </p>
      )}
      {problem}
      {field.hint && (
        <p id={hintId} className={styles.hint} role="status">
          {!error && hint}
        </p>
      )}
    </div>
  );
}

function hintFor({ hint }: FieldDefinition, value: string): string {
  return hint === 'vat-number' && value.trim() !== '' && !isVatNumber(value) ? VAT_NUMBER_HINT : '';
}
