import { useEffect, useState } from 'react';
import { hush } from '../store/ui-store.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { keysOf } from '../ui/keys.ts';
import { classes } from '../ui/theme.ts';
import { useFollowedUi, useSession } from './context.ts';
import styles from './PassingWords.module.css';

/** How long a sentence of that length is read; and with a decision about it. */
const SHOWN_MS = 6_000;
const DECIDED_MS = 10_000;

/** What the button says to whoever sees it. */
const BY_KEY = / Annulla con Ctrl\+Z\.$/;

/** Shows for a moment why nothing happened, or what went well. */
export function PassingWords() {
  const refusal = useFollowedUi((state) => state.refusal);
  const assurance = useFollowedUi((state) => state.assurance);
  useGoneWithNextStep(assurance);
  return (
    <>
      <Sentence {...refusal} icon="circle-alert" />
      <Sentence {...assurance} icon="check" />
    </>
  );
}

/** A form hands on its change a moment after it has said what it was. */
const HANDED_ON_MS = 500;

/** After another step Ctrl+Z takes back that one. */
function useGoneWithNextStep({ text, number }: { text: string; number: number }): void {
  const { store, ui } = useSession();
  useEffect(() => {
    if (!text.includes('Ctrl+Z')) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const { change } = store.getState();
      stop = store.subscribe((state) => {
        // What is said next comes with the very step that it is about.
        const isSaid = ui.getState().assurance.number === number;
        if (state.change !== change && isSaid) hush(ui);
      });
    }, HANDED_ON_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, ui, text, number]);
}

/** Whoever cannot see it has been told already, and has the key and the button of the top bar. */
function Sentence({ text, number, icon }: { text: string; number: number; icon: IconName }) {
  const { actions } = useSession();
  const [seen, setSeen] = useState(number);
  /** The sentence that is pointed at: one that goes from under the pointer holds no other. */
  const [held, setHeld] = useState<number>();
  const isHeld = held === number;
  const isUndone = BY_KEY.test(text);
  const shows = number !== seen && text !== '';
  useEffect(() => {
    if (!shows || isHeld) return;
    const timer = setTimeout(() => setSeen(number), isUndone ? DECIDED_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [number, shows, isHeld, isUndone]);
  if (!shows) return null;
  return (
    <p
      key={number}
      className={classes(styles.sentence, isUndone && styles.undone)}
      aria-hidden="true"
      onPointerEnter={() => setHeld(number)}
      onPointerLeave={() => setHeld(undefined)}
    >
      <Icon name={icon} size={15} />
      {isUndone ? text.replace(BY_KEY, '') : text}
      {isUndone && (
        <button
          type="button"
          className={styles.undo}
          tabIndex={-1}
          title={`Annulla (${keysOf('Z')})`}
          // Whoever writes in the page goes on there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setHeld(undefined);
            actions.undo();
          }}
        >
          Annulla
        </button>
      )}
    </p>
  );
}
