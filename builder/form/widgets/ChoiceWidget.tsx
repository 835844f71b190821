import type { WidgetProps } from '@rjsf/utils';
import { describedBy } from '../described-by.ts';
import styles from './control.module.css';
import { Segments } from './Segments.tsx';

/** Few short options stand side by side; more of them are a list. */
const MOST_SEGMENTS = 4;
const MOST_LETTERS = 30;

/** One of several options. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, required, schema, options, onChange, label } = props;
  const choices = options.enumOptions ?? [];
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0);
  const mayBeEmpty = !required && schema.default === undefined;
  if (!mayBeEmpty && choices.length <= MOST_SEGMENTS && letters <= MOST_LETTERS) {
    return (
      <Segments
        id={id}
        label={label}
        choices={choices}
        value={value}
        disabled={disabled || readonly}
        onChange={onChange}
      />
    );
  }
  const index = choices.findIndex((choice) => choice.value === value);
  return (
    <select
      {...describedBy(props)}
      id={id}
      className={`${styles.control} ${styles.select} ${styles.arrow}`}
      value={index}
      disabled={disabled || readonly}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      {(mayBeEmpty || index === -1) && (
        <option value={-1}>{value === undefined ? '—' : `Non ammesso: ${String(value)}`}</option>
      )}
      {choices.map((choice, at) => (
        <option key={String(choice.value)} value={at}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
