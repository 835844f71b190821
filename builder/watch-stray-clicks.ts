/** The second press of a double one comes within this time, */
const TWICE_MS = 500;
/** and as near to the first, in pixels. */
const NEAR = 5;

/** What goes with its press; a paragraph that is pressed may be another by the next one. */
const CONTROLS = 'button, a, label, [role="menuitem"], [role="option"]';

interface Press {
  control: Element;
  event: MouseEvent;
}

/**
 * Takes no second press of a double one where the first has taken its control away, as a button of a
 * dialog that closes, or moved it on, as what comes in above it: it would be about whatever lies
 * there now. Returns what stops it.
 */
export function watchStrayClicks(): () => void {
  let last: Press | undefined;
  const onPress = (event: MouseEvent) => {
    const { target, type } = event;
    // A key's click has no place.
    if (!(target instanceof Element) || (type === 'click' && event.detail === 0)) return;
    if (last && isStray(event, last)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const control = target.closest(CONTROLS);
    if (type === 'click') last = control ? { control, event } : undefined;
  };
  const types = ['pointerdown', 'mousedown', 'click', 'dblclick'] as const;
  for (const type of types) window.addEventListener(type, onPress, true);
  return () => {
    for (const type of types) window.removeEventListener(type, onPress, true);
  };
}

function isStray(event: MouseEvent, { control, event: before }: Press): boolean {
  const isTwice = event.timeStamp - before.timeStamp < TWICE_MS;
  const isThere =
    Math.abs(event.clientX - before.clientX) <= NEAR &&
    Math.abs(event.clientY - before.clientY) <= NEAR;
  return isTwice && isThere && !(control.isConnected && isAt(control, before));
}

function isAt(control: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
