import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense, useState } from 'react';
import styles from './RichText.module.css';

type Field = typeof import('./RichTextField.tsx').default;

let loaded: Field | undefined;

/** The text editor is the heaviest part of the form: it comes with the first form that needs it. */
export async function loadRichText(): Promise<{ default: Field }> {
  const module = await import('./RichTextField.tsx');
  loaded = module.default;
  return module;
}

/** Loads it once the browser has nothing else to do; not every browser says when. */
export function preloadRichText(): void {
  const load = () => void loadRichText().catch(() => {});
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
  else setTimeout(load, 1000);
}

const Loading = lazy(loadRichText);

/** Formatted text, within what the site shows. */
export function RichTextWidget(props: WidgetProps) {
  // What is there already is shown at once: after any placeholder React takes a rest of 300 ms.
  const [Field] = useState(() => loaded ?? Loading);
  return (
    <Suspense fallback={<div className={styles.placeholder} aria-busy="true" />}>
      <Field {...props} />
    </Suspense>
  );
}
