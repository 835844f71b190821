import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rank } from '../../editor/rank.ts';
import { typesLetter } from '../../shortcuts.ts';
import { firstControl } from '../../ui/first-control.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import styles from './PictureChoice.module.css';

/** How one of many pictures is searched for. */
export interface PictureSearch {
  label: string;
  /** What else a picture is found by, beside its label. */
  wordsOf(value: unknown): string;
}

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
  search,
  takesFocus = false,
}: WidgetProps & {
  picture: (value: unknown) => ReactNode;
  /** Without it no picture is searched for. */
  search?: PictureSearch;
  /** It comes because somebody is about to choose. */
  takesFocus?: boolean;
}) {
  const [query, setQuery] = useState('');
  const all = options.enumOptions ?? [];
  const choices = rank(
    all.map((choice) => ({ ...choice, words: search?.wordsOf(choice.value) ?? '' })),
    query,
  );
  const mayBeEmpty = !required && schema.default === undefined;
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The chosen one may be far down the list.
    const chosen = grid.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (grid.current && chosen) {
      grid.current.scrollTop = chosen.offsetTop - grid.current.clientHeight / 2;
    }
    if (!takesFocus) return;
    firstControl(chosen ?? grid.current)?.focus({ preventScroll: true });
    grid.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  const pictures = (
    <div
      ref={grid}
      className={styles.grid}
      role="radiogroup"
      aria-label={label}
      id={id}
      onKeyDown={(event) => {
        // Focused before the letter is written, the field is what it is written in.
        if (typesLetter(event.nativeEvent)) field.current?.focus();
      }}
    >
      {mayBeEmpty && query === '' && (
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
      {all.length === 1 && !mayBeEmpty && (
        <p className={styles.nothing}>È l’unica che questo blocco può avere.</p>
      )}
      {choices.length === 0 && <p className={styles.nothing}>Niente per «{query}».</p>}
    </div>
  );
  if (!search || all.length < MANY) return pictures;
  return (
    <div className={styles.searched}>
      <SearchField ref={field} label={search.label} value={query} onChange={setQuery} />
      {pictures}
    </div>
  );
}

/** More pictures than are seen at once. */
const MANY = 12;

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
