import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCanvas } from './canvas-runtime.ts';
import styles from './WaitingCaretLine.module.css';
import type { ClickedLetter } from './waiting-caret.ts';

/** As a browser's own caret, ms. */
const BLINK = 530;

/** The line where letters would go in the text that was clicked, and a frame around that; they follow the text. */
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
    const look = () => setPlace(placeText(clicked));
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
  if (!place) return null;
  const { line, frame }: Place = JSON.parse(place);
  return (
    <>
      <span className={styles.frame} style={frame} />
      <Line style={line} />
    </>
  );
}

function Line({ style }: { style: CSSProperties }) {
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

interface Place {
  line: CSSProperties;
  frame: CSSProperties | undefined;
}

/** As a text: what is the same is not drawn again. */
function placeText({ letter, shown }: ClickedLetter): string {
  const place = letter();
  if (!place || place.height === 0) return '';
  const { left, top, height, color } = place;
  const { scrollX, scrollY } = window;
  const box = shown?.isConnected ? shown.getBoundingClientRect() : undefined;
  const next: Place = {
    line: { left: left + scrollX, top: top - height / 2 + scrollY, height, background: color },
    frame: box && {
      ...{ left: box.left + scrollX, top: box.top + scrollY },
      ...{ width: box.width, height: box.height, color },
    },
  };
  return JSON.stringify(next);
}
