import { useEffect, useState } from 'react';
import { hush } from '../store/ui-store.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useFollowedUi, useSession } from './context.ts';
import styles from './PassingWords.module.css';

/** How long a sentence of that length is read. */
const SHOWN_MS = 6_000;

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once more, it is about the last step.
  useEffect(() => {
    if (!text.includes('Ctrl+Z')) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const { change } = store.getState();
      stop = store.subscribe((state) => state.change !== change && hush(ui));
    }, HANDED_ON_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, ui, text, number]);
}

/** Whoever cannot see it has been told already. */
function Sentence({ text, number, icon }: { text: string; number: number; icon: IconName }) {
  const [seen, setSeen] = useState(number);
  useEffect(() => {
    if (number === seen) return;
    const timer = setTimeout(() => setSeen(number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [number, seen]);
  if (number === seen || text === '') return null;
  return (
    <p key={number} className={styles.sentence} aria-hidden="true">
      <Icon name={icon} size={15} />
      {text}
    </p>
  );
}
