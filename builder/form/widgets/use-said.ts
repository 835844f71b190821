import { useEffect, useState } from 'react';

/** By then who types has heard the letters. */
const REST_MS = 600;

/** A sentence for screen readers, once it has held for a moment: one that passes is not begun. */
export function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The same sentence about other words is news as well.
    setSaid('');
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
