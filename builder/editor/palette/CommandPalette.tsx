import { Dialog } from '@base-ui/react/dialog';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BlockIcon } from '../../ui/BlockIcon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { keepRegion } from '../../ui/regions.ts';
import { classes, theme } from '../../ui/theme.ts';
import { useSession, useUi } from '../context.ts';
import { placeText } from '../insertion-places.ts';
import styles from './CommandPalette.module.css';
import { addEntries, type PaletteEntry, paletteEntries } from './entries.ts';
import { inTexts } from './in-texts.ts';
import { usePageEntries } from './page-entries.ts';
import { shownBlocks, shownEntries } from './shown-entries.ts';

/** One field that finds every command, every block of the page, every page and every block to add. */
export function CommandPalette({ scope }: { scope: 'all' | 'blocks' }) {
  const session = useSession();
  const { ui } = session;
  const patterns = useUi((state) => state.patterns);
  useEffect(() => void session.actions.loadPatterns(), [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved comes once it has been read.
  const entries = useMemo(
    () => (scope === 'blocks' ? addEntries(session) : paletteEntries(session)),
    [session, scope, patterns],
  );
  const [place] = useState(() => placeText(session.actions.insertionPlace(), session));
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const isPattern = useUi(({ page }) => page.isPattern);
  const pages = usePageEntries(query, scope === 'all' && !isPattern);
  const found = (text: string) =>
    scope === 'blocks'
      ? shownBlocks(entries, text)
      : [
          ...shownEntries(entries, text, pages.entries),
          // It must not be what Enter takes while a page is still on its way.
          ...(pages.isLoading ? [] : inTexts(session, text)),
        ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that `found` looks at.
  const shown = useMemo(() => found(deferred), [entries, deferred, scope, pages]);
  /** The line that was gone to, by key or pointer; it stays lit where pages are found meanwhile. */
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const at = shown.length === 0 ? -1 : Math.max(0, indexOf(shown, chosen));
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another line becomes active.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, shown]);
  const stoodFirst = useStoodFirst(query, query === deferred ? shown[0]?.id : undefined);

  // What had the keyboard may go by what is chosen here, as the form does for another panel.
  const [region] = useState(() => document.activeElement?.closest('[data-region]') ?? null);
  useEffect(() => () => keepRegion(region), [region]);

  const close = () => ui.setState({ palette: null });
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    close();
    entry.run();
  };
  /** Enter came before anything was found: what is found first is run. */
  const [awaits, setAwaits] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what it waits for.
  useEffect(() => {
    if (awaits === '' || pages.isLoading || query !== deferred) return;
    setAwaits('');
    if (awaits === query) run(shown[0]);
  }, [awaits, pages.isLoading, shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose its characters, not our lines.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = shown.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    };
    // What is typed faster than it is shown counts all the same.
    const current = query === deferred ? shown : found(query);
    if (event.key === 'Enter') {
      const meant = chosen ?? stoodFirst();
      if (current.length === 0) setAwaits(query);
      run(current[Math.max(0, indexOf(current, meant))]);
    } else if (moves[event.key] !== undefined) setChosen(shown[moves[event.key] ?? 0]?.id);
    else return;
    event.preventDefault();
  };

  const label = scope === 'blocks' ? 'Aggiungi un blocco' : 'Cerca comandi e blocchi';
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={classes(theme, styles.backdrop)} />
        <Dialog.Popup className={classes(theme, styles.popup)} aria-label={label}>
          <div className={styles.field}>
            <Icon name="search" size={19} />
            <input
              role="combobox"
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={shown[at] ? `${listId}-${at}` : undefined}
              aria-label={label}
              aria-autocomplete="list"
              placeholder={
                scope === 'blocks'
                  ? 'Quale blocco vuoi aggiungere?'
                  : 'Cerca un comando, una pagina, un blocco da aggiungere'
              }
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setChosen(undefined);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div ref={list} className={styles.list} id={listId} role="listbox" aria-label="Risultati">
            {shown.map((entry, index) => (
              <Line
                key={entry.id}
                id={`${listId}-${index}`}
                entry={entry}
                heading={
                  entry.group === shown[index - 1]?.group
                    ? undefined
                    : entry.group === 'Aggiungi'
                      ? `Aggiungi ${place}`
                      : entry.group
                }
                active={index === at}
                onPoint={() => setChosen(entry.id)}
                onChoose={() => run(entry)}
              />
            ))}
          </div>
          {shown.length === 0 && (
            <p className={styles.none}>
              {pages.isLoading
                ? 'Ricerca…'
                : `Niente per «${deferred}». Prova con un’altra parola.`}
            </p>
          )}
          <p className={styles.foot}>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> per scegliere
            </span>
            <span>
              <kbd>Invio</kbd> per eseguire
            </span>
            <span>
              <kbd>Esc</kbd> per chiudere
            </span>
            <span className={styles.sum} role="status">
              {shown.length === 0 && pages.isLoading
                ? ''
                : `${shown.length} ${shown.length === 1 ? 'risultato' : 'risultati'}`}
            </span>
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Within this time nobody has seen that another line stands first, let alone decided about it. */
const UNSEEN_MS = 350;

/**
 * What an Enter is about that comes as pages are found: the line that stood first when the hand set
 * out. Undefined once the line that stands first now has been seen.
 */
function useStoodFirst(query: string, first: string | undefined): () => string | undefined {
  const seen = useRef<{ query: string; first: string | undefined }>({ query, first });
  const before = useRef<{ first: string | undefined; at: number }>(undefined);
  const unseen = () =>
    before.current && Date.now() - before.current.at < UNSEEN_MS ? before.current.first : undefined;
  // With the frame that shows it: an Enter must not come between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another line stands first.
  useLayoutEffect(() => {
    const { current } = seen;
    const isOvertaken = current.query === query && current.first !== undefined;
    if (isOvertaken && first !== undefined && first !== current.first) {
      before.current = { first: unseen() ?? current.first, at: Date.now() };
    } else if (current.query !== query) before.current = undefined;
    if (first !== undefined || current.query !== query) seen.current = { query, first };
  }, [query, first]);
  return unseen;
}

const indexOf = (entries: readonly PaletteEntry[], id: string | undefined) =>
  entries.findIndex((entry) => entry.id === id);

const VERBS: Partial<Record<PaletteEntry['group'], string>> = {
  ...{ Aggiungi: 'Aggiungi', 'Vai a': 'Vai a', 'Apri una pagina': 'Apri la pagina' },
};

/** What choosing a line does: a screen reader does not read the headings between them. */
function spoken({ group, label, hint, keys }: PaletteEntry): string {
  const verb = VERBS[group];
  return [verb ? `${verb} ${label}` : label, hint, keys].filter(Boolean).join(', ');
}

function Line({
  id,
  entry,
  heading,
  active,
  onPoint,
  onChoose,
}: {
  id: string;
  entry: PaletteEntry;
  heading: string | undefined;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    <>
      {heading && (
        <div className={styles.heading} role="presentation">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field. */}
      <div
        id={id}
        className={classes(styles.line, active && styles.active)}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        aria-label={spoken(entry)}
        onPointerMove={active ? undefined : onPoint}
        onClick={onChoose}
      >
        {entry.component ? (
          <BlockIcon component={entry.component} size={18} className={styles.icon} />
        ) : (
          <Icon name={entry.icon ?? 'zap'} size={18} className={styles.icon} />
        )}
        <span className={styles.label}>{entry.label}</span>
        {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
        {entry.keys && <kbd className={styles.keys}>{entry.keys}</kbd>}
        {active && <Icon name="corner-down-left" size={15} className={styles.enter} />}
      </div>
    </>
  );
}
