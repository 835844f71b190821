import { classNames } from '@renderer/ui/class-names.ts';
import {
  type ComponentProps,
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { count } from '../../editor/format.ts';
import { rank } from '../../editor/rank.ts';
import { useListPlace } from './use-list-place.ts';
import { usePointed } from './use-pointed.ts';
import { useSaid } from './use-said.ts';
import type { Found } from './use-search.ts';

export interface Suggestion {
  key: string;
  label: string;
  hint?: string;
  /** Said above the first of those that have it. */
  group?: string;
}

/** Class names: the field stands in the editor's window, and over the page, whose sheets are apart. */
export interface SuggestLook {
  suggest?: string;
  field?: string;
  input?: string;
  list?: string;
  item?: string;
  active?: string;
  label?: string;
  hint?: string;
  group?: string;
  none?: string;
  /** Heard, not seen. */
  said?: string;
}

/** Whether what was typed is found in what is shown of a suggestion. */
const saysSo = ({ label, hint = '' }: Suggestion, typed: string): boolean =>
  rank([{ label, words: hint }], typed).length > 0;

/** A text field with suggestions below it; choosing one is needed where it `picksFirst` or `isNoAnswer`. */
export function SuggestInput<Item extends Suggestion>({
  look,
  found,
  onPick,
  onDismiss,
  empty = 'Niente di simile nel sito.',
  hint,
  failed = 'La ricerca non risponde: scrivi l’indirizzo a mano.',
  picksFirst = false,
  isNoAnswer = false,
  opensAtOnce = false,
  opensOnFocus = false,
  icon,
  className,
  ...input
}: {
  look: SuggestLook;
  found: Found<Item>;
  onPick: (item: Item) => void;
  /** The list was closed without a choice. */
  onDismiss?: () => void;
  empty?: string;
  /** Before anything is typed: what typing does. */
  hint?: string;
  failed?: string;
  /** What is typed only searches: Enter takes what stands first. */
  picksFirst?: boolean;
  /** What stands in the field is nothing by itself: Enter takes what was found first for it, if any. */
  isNoAnswer?: boolean;
  /** What can be chosen is shown before anything is typed. */
  opensAtOnce?: boolean;
  /** So is it each time the keyboard comes to the field, for one that was just added. */
  opensOnFocus?: boolean;
  icon?: ReactNode;
} & ComponentProps<'input'>) {
  const [open, setOpen] = useState(opensAtOnce);
  /** By the arrow keys; none of them pressed, -1. */
  const [chosen, setChosen] = useState(-1);
  const [isTyped, setIsTyped] = useState(false);
  /** Enter came before what was found for these words: what is called so is taken once it is there. */
  const [awaited, setAwaited] = useState<string>();
  const listId = useId();
  const { items, state } = found;
  const shown = open && state !== 'idle' && !input.readOnly;
  const { pointed, forget, onPointer } = usePointed(shown);
  // While a search goes on, what is shown was found for other words.
  const isFirstMeant = (picksFirst && isTyped) || (isNoAnswer && state === 'found');
  const isChosen = items[chosen] !== undefined;
  const active = isChosen ? chosen : isFirstMeant ? 0 : -1;
  const meant = items[active];
  const isUnasked = opensAtOnce && !isTyped && !isChosen;
  const pick = (item: Item | undefined) => {
    if (!item) return;
    setOpen(false);
    setChosen(-1);
    setIsTyped(false);
    onPick(item);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what it waits for.
  useEffect(() => {
    if (awaited === undefined || state === 'loading') return;
    setAwaited(undefined);
    // What only says the words somewhere is looked at before it is taken.
    const [first] = state === 'found' ? items : [];
    if (first && saysSo(first, awaited)) pick(first);
  }, [awaited, state]);
  // An emptied field says that none is meant: what comes over the next one would be pressed there.
  const openFor = (typed: string) => setOpen(!picksFirst || typed !== '');
  const note = { idle: '', loading: 'Ricerca…', found: hint ?? empty, failed }[state];
  const isListed = state === 'found' && items.length > 0;
  const said = useSaid(
    shown ? (isListed ? count(items.length, 'proposta', 'proposte') : note) : '',
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    forget();
    const last = items.length - 1;
    if (!shown && event.key === 'ArrowDown' && state !== 'idle') setOpen(true);
    else if (shown && event.key === 'ArrowDown') setChosen(chosen >= last ? 0 : chosen + 1);
    else if (shown && event.key === 'ArrowUp') setChosen(chosen <= 0 ? last : chosen - 1);
    else if (shown && event.key === 'Enter' && meant) pick(meant);
    else if (shown && event.key === 'Enter' && isNoAnswer && state === 'loading')
      setAwaited(event.currentTarget.value);
    else if (shown && event.key === 'Escape' && !isUnasked) {
      setOpen(false);
      onDismiss?.();
    } else {
      // What was typed is what is meant; what nobody asked for is not closed by a key of its own.
      if (event.key === 'Enter' || event.key === 'Escape') setOpen(false);
      return input.onKeyDown?.(event);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const list = useRef<HTMLDivElement>(null);
  const { isAbove, room } = useListPlace(list, shown);
  useLayoutEffect(() => {
    const options = list.current?.querySelectorAll('[role=option]');
    if (active >= 0) options?.[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={look.suggest}>
      <div className={classNames(look.field, className)}>
        {icon}
        <input
          {...input}
          className={look.input}
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && isChosen ? `${listId}-${active}` : undefined}
          aria-description={shown && meant && !isChosen ? `Invio: ${meant.label}` : undefined}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onFocus={(event) => {
            if (opensOnFocus) setOpen(true);
            input.onFocus?.(event);
          }}
          onBlur={(event) => {
            setOpen(false);
            setAwaited(undefined);
            input.onBlur?.(event);
          }}
          // Where the same is typed again, `onChange` hears nothing of it.
          onInput={({ currentTarget }) => openFor(currentTarget.value)}
          onChange={(event) => {
            openFor(event.target.value);
            setAwaited(undefined);
            setChosen(-1);
            setIsTyped(event.target.value.trim() !== '');
            input.onChange?.(event);
          }}
        />
      </div>
      {shown && (
        <div
          ref={list}
          className={look.list}
          data-above={isAbove || undefined}
          style={room === undefined ? undefined : ({ '--room': `${room}px` } as CSSProperties)}
          data-pointed={pointed || undefined}
          id={listId}
          role="listbox"
          aria-label="Suggerimenti"
          // Tab goes past it: browsers stop at what scrolls.
          tabIndex={-1}
          aria-busy={state === 'loading'}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onPointerOver={onPointer}
          onPointerMove={onPointer}
        >
          {items.map((item, index) => (
            <Fragment key={item.key}>
              {item.group !== undefined && item.group !== items[index - 1]?.group && (
                <div className={look.group} role="presentation">
                  {item.group}
                </div>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field. */}
              <div
                id={`${listId}-${index}`}
                className={classNames(look.item, isChosen && index === active && look.active)}
                // An arrow key comes to it first, all the same.
                data-taken={(!isChosen && index === active) || undefined}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen && index === active}
                // Of its parts a screen reader would make a single word.
                aria-label={item.hint ? `${item.label}, ${item.hint}` : item.label}
                onClick={() => pick(item)}
              >
                <span className={look.label}>{item.label}</span>
                {item.hint && <span className={look.hint}>{item.hint}</span>}
              </div>
            </Fragment>
          ))}
          {/* Below what was found before: a line above would move what is about to be pressed. */}
          {(items.length === 0 || state === 'loading') && (
            <p className={look.none} role="presentation">
              {note}
            </p>
          )}
          {items.length > 0 && hint && <p className={look.none}>{hint}</p>}
        </div>
      )}
      <p className={look.said} role="status">
        {said}
      </p>
    </div>
  );
}
