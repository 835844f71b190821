import { headerHeight } from '@renderer/ui/header-height.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './HeroCarousel.module.css';

/** Time a slide stays, in ms. */
const INTERVAL = 7_000;

/**
 * Slides side by side in a scroll-snap list: touch and trackpad need no code; this adds buttons,
 * arrow keys and, unless the visitor prefers less motion, autoplay that can be paused.
 */
export default function HeroCarousel(carousel: {
  autoplay: boolean;
  count: number;
  children: ReactNode[];
}) {
  const { autoplay, count, children } = carousel;
  const track = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [following, setFollowing] = useState(false);

  const show = (index: number) => {
    const target = (index + count) % count;
    const list = track.current;
    list?.scrollTo({ left: target * list.clientWidth, behavior: motion() ? 'smooth' : 'auto' });
  };

  useEffect(() => setPlaying(autoplay && motion()), [autoplay]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => show(current + 1), INTERVAL);
    return () => clearInterval(timer);
  });

  const follow = () => {
    const list = track.current;
    if (!list?.clientWidth) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    setCurrent(index);
    if (index !== current && !playing && isPassed(list.children[index])) {
      list.scrollIntoView({ behavior: motion() ? 'smooth' : 'auto' });
    }
  };

  // The list may have been moved before this code came; until it follows, no slide is out of reach.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come.
  useEffect(() => {
    follow();
    setFollowing(true);
  }, []);

  /** Whoever works on a slide stops the show; the show's own button decides for itself. */
  const pause = ({ target }: SyntheticEvent) => {
    if (!toggle.current?.contains(target as Node)) setPlaying(false);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA pattern, not a fieldset.
    <div
      role="group"
      aria-roledescription="carosello"
      aria-label="In evidenza"
      className={styles.carousel}
      onFocus={pause}
      onPointerDown={pause}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard. */}
      <ul ref={track} className={styles.track} onScroll={follow} tabIndex={0} aria-label="Slide">
        {children.map((child, index) => (
          <li
            key={index}
            aria-label={`${index + 1} di ${count}`}
            data-beside={(!autoplay && index !== current) || undefined}
            inert={following && index !== current}
          >
            {child}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button type="button" onClick={() => show(current - 1)} aria-label="Slide precedente">
          <Icon name="ChevronLeft" size={22} />
        </button>
        <p aria-live={playing ? 'off' : 'polite'}>
          <span className="visually-hidden">Slide </span>
          {current + 1} / {count}
        </p>
        <button type="button" onClick={() => show(current + 1)} aria-label="Slide successiva">
          <Icon name="ChevronRight" size={22} />
        </button>
        {autoplay && (
          <button
            ref={toggle}
            type="button"
            onClick={() => setPlaying(!playing)}
            aria-label={playing ? 'Ferma lo scorrimento' : 'Avvia lo scorrimento'}
          >
            <Icon name={playing ? 'Pause' : 'Play'} size={20} />
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether all that a slide says is above the screen: a taller one may have been read to its foot. */
function isPassed(slide: Element | undefined): boolean {
  const last = [...(slide?.querySelectorAll('h1, h2, p, a') ?? [])].at(-1);
  return last ? last.getBoundingClientRect().bottom < headerHeight() : false;
}

const motion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
