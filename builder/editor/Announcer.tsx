import hidden from '../ui/hidden.module.css';
import { useFollowedUi } from './context.ts';

/** Says what happened to screen readers. */
export function Announcer() {
  const { text, number } = useFollowedUi((state) => state.announcement);
  return (
    <div className={hidden.visually} role="status" aria-live="polite">
      {/* The same sentence twice is said twice. */}
      <span key={number}>{text}</span>
    </div>
  );
}
