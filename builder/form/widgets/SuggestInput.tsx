import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '../../ui/theme.ts';
import styles from './SuggestInput.module.css';
import type { Found } from './use-search.ts';

export interface Suggestion {
  key: string;
  label: string;
  hint?: string;
}

/** A text field with suggestions below it; choosing one is never needed. */
export function SuggestInput<Item extends Suggestion>({
  found,
  onPick,
  empty = 'Niente di simile nel sito.',
  icon,
  className,
  ...input
}: {
  found: Found<Item>;
  onPick: (item: Item) => void;
  empty?: string;
  icon?: ReactNode;
} & ComponentProps<'input'>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { items, state } = found;
  const shown = open && state !== 'idle';
  const pick = (item: Item | undefined) => {
    if (!item) return;
    setOpen(false);
    setActive(-1);
    onPick(item);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (!shown) {
      if (event.key !== 'ArrowDown' || state === 'idle') return;
      setOpen(true);
      event.preventDefault();
      return;
    }
    const last = items.length - 1;
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && active >= 0) pick(items[active]);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.suggest}>
      <div className={classes(styles.field, className)}>
        {icon}
        <input
          {...input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            setOpen(false);
            input.onBlur?.(event);
          }}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            input.onChange?.(event);
          }}
        />
      </div>
      {shown && (
        <div
          className={styles.list}
          id={listId}
          role="listbox"
          aria-label="Suggerimenti"
          aria-busy={state === 'loading'}
        >
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field.
            <div
              key={item.key}
              id={`${listId}-${index}`}
              className={classes(styles.item, index === active && styles.active)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(item)}
            >
              <span className={styles.label}>{item.label}</span>
              {item.hint && <span className={styles.hint}>{item.hint}</span>}
            </div>
          ))}
          {/* Below what was found before: a line above would move what is about to be pressed. */}
          {(items.length === 0 || state === 'loading') && (
            <p className={styles.none} role="status">
              {state === 'loading' && 'Ricerca…'}
              {state === 'found' && empty}
              {state === 'failed' && 'La ricerca non risponde: scrivi l’indirizzo a mano.'}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
