/**
 * Tells when an input method begins to compose characters in a document, and when it is done with
 * them. A field that goes away meanwhile has no event for the end: the next plain key stands for it.
 */
export function watchComposition(tell: (composes: boolean) => void): () => void {
  let composes = false;
  const set = (now: boolean) => {
    if (now === composes) return;
    composes = now;
    tell(now);
  };
  const onStart = () => set(true);
  const onEnd = () => set(false);
  // Some browsers do not say of the keys of an input method that they are its, but give this code.
  const onKeyDown = ({ isComposing, keyCode }: KeyboardEvent) =>
    !isComposing && keyCode !== 229 && onEnd();
  document.addEventListener('compositionstart', onStart, true);
  document.addEventListener('compositionend', onEnd, true);
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    document.removeEventListener('compositionstart', onStart, true);
    document.removeEventListener('compositionend', onEnd, true);
    document.removeEventListener('keydown', onKeyDown, true);
    onEnd();
  };
}
