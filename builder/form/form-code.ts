import { loadable } from '@renderer/loadable.ts';

/** The fields of a block: what all forms are made of. */
export const nodeForm = loadable(() => import('./NodeForm.tsx'));

/** The text editor, the heaviest part of a form: it comes with the first form that needs it. */
export const richText = loadable(() => import('./widgets/RichTextField.tsx'));

/**
 * Loads them once the browser has nothing else to do: after the page has been shown, which must not
 * wait for them. Not every browser says when.
 */
export function preloadForms(): void {
  const load = () => {
    void Promise.all([nodeForm.preload(), richText.preload()]).catch(() => {});
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
  else setTimeout(load, 1000);
}
