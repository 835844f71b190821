import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { describedBy } from '../described-by.ts';
import type { FormContext } from '../form-context.ts';
import { useHeldField } from '../use-held-field.ts';
import styles from './control.module.css';

/** A number; what is typed stays as typed until it is one, and is an error as long. */
export function NumberWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, schema, onChange, onBlur } = props;
  const [text, setText] = useState(textOf(value));
  const sent = useRef<unknown[]>([]);
  const isTyping = useRef(false);
  useEffect(() => {
    // The form follows the page: what it says of numbers on the way is no news.
    const at = sent.current.lastIndexOf(value);
    sent.current = at === -1 ? [] : sent.current.slice(at + 1);
    if (at !== -1) return;
    // Undo and the like; what is being typed reads as the same number and stays, and a default that
    // stands in for what was deleted does not come between it and the next key.
    const isStandIn = isTyping.current && value === schema.default;
    setText((before) =>
      numberOf(before) === value || (before === '' && isStandIn) ? before : textOf(value),
    );
  }, [value, schema.default]);
  const { write } = props.registry.formContext as FormContext;
  const set = (next: unknown) => {
    sent.current.push(next);
    if (write) write(id, next);
    else onChange(next);
  };
  // Written as it is typed, but for what is no number yet.
  const isHolding = text.trim() !== '' && numberOf(text) === undefined;
  const commit = () => {
    if (isHolding && text !== value) set(text);
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
      onFocus={() => {
        isTyping.current = true;
      }}
      onChange={({ target }) => {
        setText(target.value);
        const number = numberOf(target.value);
        if (target.value.trim() === '') set(undefined);
        else if (number !== undefined) set(number);
      }}
      onBlur={({ target }) => {
        isTyping.current = false;
        sent.current = [];
        if (isHolding) commit();
        else setText((before) => textOf(numberOf(before) ?? value));
        onBlur(id, target.value);
      }}
    />
  );
}

const textOf = (value: unknown) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value).replace('.', ',') : '';
};

/** `262.400` and `1.250,5`: groups of three that begin with no zero, unlike `0.125`. */
const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/** Reads a number as Italians and programmers write it. */
function numberOf(text: string): number | undefined {
  const written = text.trim();
  const plain = GROUPED.test(written) ? written.replaceAll('.', '') : written;
  const number = Number(plain.replace(',', '.'));
  return written === '' || !Number.isFinite(number) ? undefined : number;
}
