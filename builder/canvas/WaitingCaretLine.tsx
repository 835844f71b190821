import { useSyncExternalStore } from 'react';
import { useCanvas } from './canvas-runtime.ts';
import type { LetterPlace } from './letter-at.ts';
import styles from './WaitingCaretLine.module.css';

/** The line where letters would go in the text that was clicked; it follows the text. */
export function WaitingCaretLine() {
  const { store, waitingCaret, pageWatch } = useCanvas();
  const clicked = useSyncExternalStore(waitingCaret.subscribe, waitingCaret.get);
  const isAlone = useSyncExternalStore(store.subscribeView, () => {
    const { selected, selection } = store.getView();
    return clicked !== null && selected === clicked.id && selection.length < 2;
  });
  const place = useSyncExternalStore(pageWatch.subscribe, () =>
    isAlone ? placeText(clicked?.letter()) : '',
  );
  if (!place) return null;
  return <span className={styles.line} style={JSON.parse(place)} data-waiting-caret />;
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
