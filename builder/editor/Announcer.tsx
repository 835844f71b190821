import { useEffect, useState } from 'react';
import hidden from '../ui/hidden.module.css';
import { useFollowedUi } from './context.ts';

/** What is in a page when it comes is read with it, or not at all: it is no news yet. */
const SETTLED_MS = 500;

/** Says what happened to screen readers, and what the page was opened with. */
export function Announcer() {
  const { text, number } = useFollowedUi((state) => state.announcement);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={hidden.visually} role="status" aria-live="polite">
      {/* The same sentence twice is said twice. */}
      <span key={number}>{isThere && text}</span>
    </div>
  );
}
