import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../overlays/Dialog.tsx';
import type { OverlayProps } from '../overlays/overlay.ts';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults.tsx';
import { useSearch } from './use-search.ts';

/**
 * Search with results as one types. The field keeps the focus; arrow keys walk the results, Enter
 * follows the chosen one, or leads to the search page when none is.
 */
export default function SearchDialog({ open, onClose }: Pick<OverlayProps, 'open' | 'onClose'>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const state = useSearch(text);
  const list = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const options = document
      .getElementById(list)
      ?.querySelectorAll<HTMLAnchorElement>('[role=option]');
    const count = options?.length ?? 0;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place beyond the ends is the field itself.
      const next = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setActive(next);
      options?.[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && options?.[active]) {
      event.preventDefault();
      options[active].click();
    }
  };

  return (
    <Dialog open={open} onClose={onClose} title="Cerca nel sito" className={styles.dialog}>
      <search>
        <form action="/cerca" className={styles.form}>
          <label className="visually-hidden" htmlFor={`${list}-field`}>
            Cosa stai cercando?
          </label>
          <div className={styles.field}>
            {state.phase === 'loading' && state.isSlow ? (
              <span className={styles.waiting} />
            ) : (
              <Icon name="Magnifier" size={22} />
            )}
            <input
              id={`${list}-field`}
              name="q"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              role="combobox"
              autoComplete="off"
              maxLength={100}
              placeholder="Per esempio: autolettura"
              value={text}
              aria-expanded={state.phase === 'done' && state.answer.total > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
              onChange={(event) => {
                setText(event.target.value);
                setActive(-1);
              }}
              onKeyDown={onKeyDown}
              data-autofocus
            />
            <button type="submit">Cerca</button>
          </div>
        </form>
      </search>
      <SearchResults state={state} list={list} active={active} query={text.trim()} />
    </Dialog>
  );
}
