/** Sent by product tabs once another one is shown; the bar follows, and who waits for what is in it. */
export const TAB_SHOWN_EVENT = 'productTabShown';

let shown: string | undefined;

/** Tells the page which tab is in view. */
export function announceTab(id: string | undefined): void {
  shown = id;
  window.dispatchEvent(new Event(TAB_SHOWN_EVENT));
}

/** Id of the tab in view, for a bar that came alive after its tabs. */
export const tabInView = () => shown;
