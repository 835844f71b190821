import { catalogue } from '@generated/catalogue.ts';
import { storedIdentifier } from '@renderer/document/block-key.ts';
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BlockEntry } from '../catalogue.ts';
import { setDragged } from '../drag-data.ts';
import type { Session } from '../session.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import hidden from '../ui/hidden.module.css';
import { isTouch } from '../ui/is-touch.ts';
import { LANDING, toSidePanel } from '../ui/regions.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { classes } from '../ui/theme.ts';
import { useOneStop } from '../ui/use-one-stop.ts';
import styles from './BlockPicker.module.css';
import { type FieldWords, headsLast, searchBlocks } from './block-search.ts';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { Destination } from './Destination.tsx';
import { count } from './format.ts';
import { isWithin } from './is-within.ts';
import { Patterns } from './patterns/Patterns.tsx';
import { findPatterns, useFoundPatterns } from './patterns/use-found-patterns.ts';
import { BlockPreview } from './preview/BlockPreview.tsx';
import { PREVIEWS, usePreviewed } from './preview/use-previewed.ts';

/** Cards are walked through by arrows; the menu of a saved one is reached from its card. */
const CARDS = { kind: 'list', controls: `[${PREVIEWS}]`, beside: '[aria-haspopup]' } as const;

/** The catalogue by group: a click adds a block, dragging puts it where it is dropped. */
export function BlockPicker({ search }: { search: RefObject<HTMLInputElement | null> }) {
  const session = useSession();
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const fields = useFieldWords();
  const found = useMemo(() => searchBlocks(catalogue, deferred, fields), [deferred, fields]);
  const isInside = useIsWithin();
  const isSearched = deferred.trim() !== '';
  const groups = useMemo(
    () => (isInside && !isSearched ? headsLast(found, ({ name }) => name) : found),
    [found, isInside, isSearched],
  );
  const { previewed, handlers, hide } = usePreviewed();
  const cards = useRef<HTMLDivElement>(null);
  const { enter, ...walk } = useOneStop(cards, CARDS);
  /** By Enter, since the search was last written in: what was done last is the block that came. */
  const [hasAdded, setHasAdded] = useState(false);
  const saved = useFoundPatterns(deferred);
  const picks = useUi((state) => state.picks);
  // Whoever asked for a block goes on by its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time a place is pressed.
  useEffect(() => {
    if (!session.ui.getState().insertAt) return;
    setQuery('');
    if (!isTouch()) search.current?.focus();
  }, [picks, session]);
  const number = saved.length + groups.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const first = saved[0]?.title ?? groups[0]?.blocks[0]?.label;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (key === 'ArrowDown') {
      event.preventDefault();
      enter();
    }
    if (key !== 'Enter' || nativeEvent.isComposing || query.trim() === '') return;
    setHasAdded(true);
    // It would cover what comes.
    hide();
    addFirst(session, query, fields);
  };
  return (
    <>
      <div className={styles.head} {...LANDING}>
        <SearchField
          ref={search}
          label="Cerca un blocco"
          leavesUndo={hasAdded}
          value={query}
          onChange={(words) => {
            setHasAdded(false);
            setQuery(words);
          }}
          onKeyDown={onKeyDown}
        />
        <Destination />
        {/* Nothing else says that there are pictures. */}
        <p className={styles.look} aria-hidden="true">
          Fermati su un blocco per vederlo. Con ↑ e ↓ li scorri.
        </p>
        <p className={hidden.visually} role="status">
          {isSearched &&
            first !== undefined &&
            `${count(number, 'blocco trovato', 'blocchi trovati')}. Invio aggiunge «${first}».`}
        </p>
      </div>
      <div className={classes(styles.list, isSearched && styles.found)} {...handlers}>
        <div ref={cards} {...walk}>
          <Patterns found={saved} />
          {groups.map(({ name, blocks }) => (
            <section key={name} aria-label={name}>
              <h2 className={styles.group}>{name}</h2>
              <ul className={styles.blocks}>
                {blocks.map((block) => (
                  <li key={block.key}>
                    <BlockCard block={block} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {groups.length === 0 && saved.length === 0 && (
          <p className={styles.none}>Nessun blocco per «{deferred}». Prova con un’altra parola.</p>
        )}
      </div>
      <BlockPreview previewed={previewed} />
    </>
  );
}

function useIsWithin(): boolean {
  useUi((state) => state.insertAt);
  useFollowedEditor((state) => state.currentlyEditing);
  return isWithin(useSession());
}

/** What fields are called; it comes with the first picker, and a search does without until then. */
function useFieldWords(): FieldWords {
  const [words, setWords] = useState<FieldWords>(NO_WORDS);
  useEffect(() => {
    let isOpen = true;
    import('@generated/field-words.ts').then(
      ({ fieldWords }) => isOpen && setWords(fieldWords),
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return words;
}

const NO_WORDS: FieldWords = {};

/** Adds what stands first; what is typed faster than it is shown counts all the same. */
function addFirst(session: Session, query: string, fields: FieldWords): void {
  const [pattern] = findPatterns(session, query);
  const block = searchBlocks(catalogue, query, fields)[0]?.blocks[0];
  if (pattern) session.actions.addPattern(pattern.id);
  else if (block) void session.actions.insert(storedIdentifier(block.component));
}

function BlockCard({ block }: { block: BlockEntry }) {
  const { actions } = useSession();
  const add = async (isPress: boolean) => {
    await actions.insert(storedIdentifier(block.component));
    // What is typed next is its text: a space here would add it once more. By key others follow.
    if (isPress && !isTouch()) toSidePanel({ marks: true });
  };
  return (
    <button
      type="button"
      className={styles.card}
      {...{ [PREVIEWS]: storedIdentifier(block.component) }}
      draggable
      onDragStart={(event) =>
        setDragged(event.dataTransfer, { component: storedIdentifier(block.component) })
      }
      onClick={({ detail }) => void add(detail > 0)}
    >
      <span className={styles.picture}>
        <BlockIcon component={block.component} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{block.label}</span>
        {block.help && <span className={styles.help}>{block.help}</span>}
      </span>
    </button>
  );
}
