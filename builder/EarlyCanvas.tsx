import { CANVAS_TITLE, canvasAddress, EARLY_CANVAS_ID } from './canvas-frame.ts';

/**
 * The canvas's frame in the HTML of the editor's page: it loads beside the editor's code, and while
 * the CMS is still asked for the page. The editor moves it to its place: React may take it for a
 * child of this element, as it only ever removes the two together.
 */
export function EarlyCanvas({ canvasUrl, path }: { canvasUrl: string; path: string }) {
  return (
    <div id={EARLY_CANVAS_ID} hidden>
      <iframe title={CANVAS_TITLE} src={canvasAddress(canvasUrl, path)} />
    </div>
  );
}
