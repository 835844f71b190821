import { Dialog } from '@base-ui/react/dialog';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
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
import { rank } from '../rank.ts';
import styles from './CommandPalette.module.css';
import { addEntries, type PaletteEntry, paletteEntries } from './entries.ts';

/** Lines shown of each group while nothing is searched, and at most. */
const FIRST = { Comandi: 8, 'Vai a': 6, Aggiungi: 6 } as const;
const MOST = 200;

/** One field that finds every command, every block of the page and every block to add. */
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
  const shown = useMemo(() => shownEntries(entries, deferred, scope), [entries, deferred, scope]);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const at = Math.min(active, shown.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another line becomes active.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, shown]);

  // What had the keyboard may go by what is chosen here, as the form does for another panel.
  const [region] = useState(() => document.activeElement?.closest('[data-region]') ?? null);
  useEffect(() => () => keepRegion(region), [region]);

  const close = () => ui.setState({ palette: null });
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    close();
    entry.run();
  };
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
    const current = query === deferred ? shown : shownEntries(entries, query, scope);
    if (event.key === 'Enter') run(current[at]);
    else if (moves[event.key] !== undefined) setActive(moves[event.key] ?? 0);
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
                  : 'Cerca un comando, un blocco da aggiungere, un punto della pagina'
              }
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setActive(0);
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
                onPoint={() => setActive(index)}
                onChoose={() => run(entry)}
              />
            ))}
          </div>
          {shown.length === 0 && (
            <p className={styles.none}>Niente per «{deferred}». Prova con un’altra parola.</p>
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
              {shown.length} {shown.length === 1 ? 'risultato' : 'risultati'}
            </span>
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
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

/** Without a query the first of each group; with one the best of all, group by group. */
function shownEntries(
  entries: readonly PaletteEntry[],
  query: string,
  scope: 'all' | 'blocks',
): PaletteEntry[] {
  if (scope === 'blocks') return rank(entries, query).slice(0, MOST);
  if (query.trim() === '') {
    const counts = new Map<string, number>();
    return entries.filter(({ group }) => {
      const seen = counts.get(group) ?? 0;
      counts.set(group, seen + 1);
      return seen < FIRST[group];
    });
  }
  const best = rank(entries, query).slice(0, MOST);
  const groups = [...new Set(best.map(({ group }) => group))];
  return groups.flatMap((group) => best.filter((entry) => entry.group === group));
}
