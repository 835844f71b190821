/**
 * Tells at each frame which blocks a preview's canvas shows, once there are any, until stopped. The
 * canvas is told that it is a picture: it has no words of the editor in it, nor room for its bars.
 */
export function lookForBlocks(
  frame: HTMLIFrameElement | null,
  tell: (blocks: readonly Element[]) => void,
): () => void {
  let request = requestAnimationFrame(look);
  return () => cancelAnimationFrame(request);

  function look() {
    request = requestAnimationFrame(look);
    const main = frame?.contentDocument?.querySelector('main');
    if (!main?.firstElementChild) return;
    main.dataset.picture = '';
    tell([...main.children]);
  }
}
