import { loadable } from '@renderer/loadable.ts';

/** The fields of a block: what all forms are made of. */
export const nodeForm = loadable(() => import('./NodeForm.tsx'));

/** The text editor, the heaviest part of a form: it comes with the first form that needs it. */
export const richText = loadable(() => import('./widgets/RichTextField.tsx'));

/**
 * Loads them once the browser has nothing else to do: after the page has been shown, which must not
 * wait for them.
 */
export function preloadForms(): void {
  const load = async () => {
    await Promise.all([nodeForm.preload(), richText.preload()]);
    const { warmUpRichText } = await import('./widgets/warm-up-rich-text.ts');
    whenIdle(warmUpRichText);
  };
  whenIdle(() => void load().catch(() => {}));
}

/** Not every browser says when it is. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, 1000);
}
