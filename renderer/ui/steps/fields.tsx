import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Steps.module.css';

/** A text of a form's step, with help and error tied to it. */
export function TextField(field: {
  name: string;
  label: string;
  help?: string;
  error?: string;
  initial?: string;
  maxLength?: number;
  autoComplete?: string;
}) {
  const { name, label, help, error, initial, maxLength, autoComplete = 'off' } = field;
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        defaultValue={initial}
        maxLength={maxLength}
        autoComplete={autoComplete}
        aria-required={label.endsWith('*') || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One of several answers, as a native list. */
export function SelectField(field: {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
  initial?: string;
}) {
  const { name, label, options, initial } = field;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} name={name} defaultValue={initial ?? options[0]?.[0]}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="ChevronDown" size={20} />
      </span>
    </div>
  );
}
