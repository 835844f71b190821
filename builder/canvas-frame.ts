/** Holds the frame that came with the HTML, until the editor takes it. */
export const EARLY_CANVAS_ID = 'early-canvas';
export const CANVAS_TITLE = 'Anteprima della pagina';

/** Address of the canvas for the page at a path. */
export const canvasAddress = (canvasUrl: string, path: string): string =>
  `${canvasUrl}?path=${encodeURIComponent(path)}`;

/**
 * Puts the canvas into its place. The frame that came with the HTML is moved there as it is, loaded
 * or loading, where the browser can; else, and for any other address, it is a new one.
 */
export function placeCanvasFrame(place: HTMLElement, address: string): HTMLIFrameElement {
  const early = document.querySelector<HTMLIFrameElement>(`#${EARLY_CANVAS_ID} iframe`);
  if (early?.getAttribute('src') === address && 'moveBefore' in place) {
    place.moveBefore(early, null);
    return early;
  }
  early?.remove();
  const frame = document.createElement('iframe');
  frame.title = CANVAS_TITLE;
  frame.src = address;
  place.append(frame);
  return frame;
}
