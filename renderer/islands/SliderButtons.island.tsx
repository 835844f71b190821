import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon/Icon.tsx';
import styles from './SliderButtons.module.css';

/** Part of the visible width that one press scrolls. */
const STEP = 0.9;

/** Previous and next for a row that scrolls sideways; nothing where everything fits. */
export default function SliderButtons({ target, label }: { target: string; label: string }) {
  const [ends, setEnds] = useState({ fits: true, start: true, end: false });

  useEffect(() => {
    const row = document.getElementById(target);
    if (!row) return;
    const look = () => {
      const room = row.scrollWidth - row.clientWidth;
      setEnds({ fits: room < 2, start: row.scrollLeft < 2, end: row.scrollLeft > room - 2 });
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [target]);

  const move = (direction: 1 | -1) => {
    const row = document.getElementById(target);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollBy({
      left: direction * row.clientWidth * STEP,
      behavior: calm ? 'instant' : 'smooth',
    });
  };

  return (
    <div className={styles.buttons} hidden={ends.fits}>
      <button
        type="button"
        aria-label={`Precedenti: ${label}`}
        aria-disabled={ends.start}
        onClick={() => move(-1)}
      >
        <Icon name="ArrowLeft" size={20} />
      </button>
      <button
        type="button"
        aria-label={`Successivi: ${label}`}
        aria-disabled={ends.end}
        onClick={() => move(1)}
      >
        <Icon name="ArrowRight" size={20} />
      </button>
    </div>
  );
}
