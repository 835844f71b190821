import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useFollowedUi } from './context.ts';
import styles from './Refusal.module.css';

/** How long a sentence of that length is read. */
const SHOWN_MS = 6_000;

/** Shows for a moment why nothing happened; whoever cannot see it has been told already. */
export function Refusal() {
  const { text, number } = useFollowedUi((state) => state.refusal);
  const [seen, setSeen] = useState(number);
  useEffect(() => {
    if (number === seen) return;
    const timer = setTimeout(() => setSeen(number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [number, seen]);
  if (number === seen) return null;
  return (
    <p key={number} className={styles.refusal} aria-hidden="true">
      <Icon name="circle-alert" size={15} />
      {text}
    </p>
  );
}
