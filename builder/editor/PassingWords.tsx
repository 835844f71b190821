import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useFollowedUi } from './context.ts';
import styles from './PassingWords.module.css';

/** How long a sentence of that length is read. */
const SHOWN_MS = 6_000;

/** Shows for a moment why nothing happened, or what went well. */
export function PassingWords() {
  const refusal = useFollowedUi((state) => state.refusal);
  const assurance = useFollowedUi((state) => state.assurance);
  return (
    <>
      <Sentence {...refusal} icon="circle-alert" />
      <Sentence {...assurance} icon="check" />
    </>
  );
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
