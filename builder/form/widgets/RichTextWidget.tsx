import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import styles from './RichText.module.css';

// The text editor is the heaviest part of the form: loaded with the first field that needs it.
const RichTextField = lazy(() => import('./RichTextField.tsx'));

/** Formatted text, within what the site shows. */
export function RichTextWidget(props: WidgetProps) {
  return (
    <Suspense fallback={<div className={styles.placeholder} aria-busy="true" />}>
      <RichTextField {...props} />
    </Suspense>
  );
}
