import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PictureChoice.module.css';

/** Options shown as pictures: a group of radio buttons. */
export function PictureChoice({
  id,
  value,
  label,
  disabled,
  readonly,
  required,
  schema,
  options,
  onChange,
  picture,
}: WidgetProps & { picture: (value: unknown) => ReactNode }) {
  const choices = options.enumOptions ?? [];
  const mayBeEmpty = !required && schema.default === undefined;
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The chosen one may be far down the list.
    const chosen = grid.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (grid.current && chosen) {
      grid.current.scrollTop = chosen.offsetTop - grid.current.clientHeight / 2;
    }
  }, []);
  return (
    <div ref={grid} className={styles.grid} role="radiogroup" aria-label={label} id={id}>
      {mayBeEmpty && (
        <Choice
          id={id}
          label="Nessuna"
          checked={value === undefined}
          onChange={() => onChange(undefined)}
        >
          <span className={styles.none}>—</span>
        </Choice>
      )}
      {choices.map((choice) => (
        <Choice
          key={String(choice.value)}
          id={id}
          label={choice.label}
          checked={choice.value === value}
          disabled={disabled || readonly}
          onChange={() => onChange(choice.value)}
        >
          {picture(choice.value)}
        </Choice>
      ))}
    </div>
  );
}

function Choice({
  id,
  label,
  checked,
  disabled,
  onChange,
  children,
}: {
  id: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.choice} title={label}>
      <input type="radio" name={id} checked={checked} disabled={disabled} onChange={onChange} />
      <span className={styles.picture}>{children}</span>
      <span className={styles.name}>{label}</span>
    </label>
  );
}
