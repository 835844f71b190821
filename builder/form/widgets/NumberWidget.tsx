import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { describedBy } from '../described-by.ts';
import type { FormContext } from '../form-context.ts';
import { useHeldField } from '../use-held-field.ts';
import styles from './control.module.css';

/** A number; what is typed stays as typed until it is one, and is an error as long. */
export function NumberWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, schema, onChange, onBlur } = props;
  const [text, setText] = useState(textOf(value));
  useEffect(() => {
    // Undo and the like; what is being typed reads as the same number and stays.
    setText((before) => (numberOf(before) === value ? before : textOf(value)));
  }, [value]);
  // Written as it is typed, but for what is no number yet.
  const isHolding = text.trim() !== '' && numberOf(text) === undefined;
  const { write } = props.registry.formContext as FormContext;
  const commit = () => {
    if (!isHolding || text === value) return;
    if (write) write(id, text);
    else onChange(text);
  };
  useHeldField({ commit, isHolding: isHolding && text !== value });
  return (
    <input
      {...describedBy(props)}
      id={id}
      className={styles.control}
      type="text"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      value={text}
      disabled={disabled}
      readOnly={readonly}
      autoComplete="off"
      onChange={({ target }) => {
        setText(target.value);
        const number = numberOf(target.value);
        if (target.value.trim() === '') onChange(undefined);
        else if (number !== undefined) onChange(number);
      }}
      onBlur={({ target }) => {
        if (isHolding) commit();
        else setText(textOf(value));
        onBlur(id, target.value);
      }}
    />
  );
}

const textOf = (value: unknown) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value).replace('.', ',') : '';
};

/** Reads a number as Italians and programmers write it. */
function numberOf(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
