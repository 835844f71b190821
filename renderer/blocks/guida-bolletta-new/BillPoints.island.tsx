import { type MouseEvent, useEffect, useState } from 'react';
import styles from './BillPoints.module.css';

interface Point {
  number: number;
  title: string;
  /** Id of the entry that explains it. */
  target: string;
  /** Left, top, width and height in percent of the picture. */
  box: [number, number, number, number];
}

/**
 * The hot points over the picture: links to the entries of the numbered list. This opens the entry
 * a point leads to, and marks the point whose entry is open.
 */
export default function BillPoints({ list, points }: { list: string; points: Point[] }) {
  const [open, setOpen] = useState(points[0]?.target);

  useEffect(() => {
    const entries = document.getElementById(list);
    if (!entries) return;
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const { id } = target;
      setOpen((current) => (target.open ? id : current === id ? undefined : current));
    };
    // Toggle events do not bubble.
    entries.addEventListener('toggle', follow, { capture: true });
    return () => entries.removeEventListener('toggle', follow, { capture: true });
  }, [list]);

  return (
    <ul className={styles.points} aria-label="Punti della bolletta">
      {points.map(({ number, title, target, box: [left, top, width, height] }) => (
        <li
          key={number}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        >
          <a
            href={`#${target}`}
            aria-current={open === target ? 'true' : undefined}
            onClick={(event) => show(event, target)}
          >
            <span className={styles.number}>{number}</span>
            <span className="visually-hidden">: {title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opens the entry and goes to it, as following the link would. */
function show(event: MouseEvent, target: string): void {
  const entry = document.getElementById(target);
  if (!(entry instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  entry.open = true;
  entry.querySelector('summary')?.focus({ preventScroll: true });
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  entry.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
}
