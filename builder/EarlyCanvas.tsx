import { CANVAS_TITLE, canvasAddress, EARLY_CANVAS_ID } from './canvas-frame.ts';

/**
 * The canvas's frame in the HTML of the editor's page: it loads beside the editor's code, and while
 * the CMS is still asked for the page. The editor moves it to its place, so it is markup that React
 * leaves alone.
 */
export function EarlyCanvas({ canvasUrl, path }: { canvasUrl: string; path: string }) {
  const address = canvasAddress({ canvasUrl }, path);
  const frame = `<iframe title="${CANVAS_TITLE}" src="${address}"></iframe>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the path is encoded.
  return <div id={EARLY_CANVAS_ID} hidden dangerouslySetInnerHTML={{ __html: frame }} />;
}
