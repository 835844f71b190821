import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCanvas } from './canvas-runtime.ts';
import type { LetterPlace } from './letter-at.ts';
import styles from './WaitingCaretLine.module.css';

/** As a browser's own caret, ms. */
const BLINK = 530;

/** The line where letters would go in the text that was clicked; it follows the text. */
export function WaitingCaretLine() {
  const { store, waitingCaret, pageWatch } = useCanvas();
  const clicked = useSyncExternalStore(waitingCaret.subscribe, waitingCaret.get);
  const isAlone = useSyncExternalStore(store.subscribeView, () => {
    const { selected, selection } = store.getView();
    return clicked !== null && selected === clicked.id && selection.length < 2;
  });
  const [place, setPlace] = useState('');
  useEffect(() => {
    if (!isAlone || !clicked) return setPlace('');
    const look = () => setPlace(placeText(clicked.letter()));
    // The selection is drawn first: for a caret in the same frame the page would be laid out twice.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
    const stop = pageWatch.subscribe(look);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [isAlone, clicked, pageWatch]);
  return place ? <Line style={JSON.parse(place)} /> : null;
}

function Line({ style }: { style: React.CSSProperties }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // By an animation the page would be drawn anew at every frame.
    const timer = setInterval(() => {
      if (line.current) line.current.style.opacity = line.current.style.opacity === '0' ? '' : '0';
    }, BLINK);
    return () => clearInterval(timer);
  }, []);
  return <span ref={line} className={styles.line} style={style} data-waiting-caret />;
}

/** As a text: what is the same is not drawn again. */
function placeText(place: LetterPlace | undefined): string {
  if (!place || place.height === 0) return '';
  const { left, top, height, color } = place;
  return JSON.stringify({
    ...{ left: left + window.scrollX, top: top - height / 2 + window.scrollY, height },
    background: color,
  });
}
