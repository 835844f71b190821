import type { WidgetProps } from '@rjsf/utils';
import { Suspense } from 'react';
import { richText } from '../form-code.ts';
import styles from './RichText.module.css';

/** Formatted text, within what the site shows. */
export function RichTextWidget(props: WidgetProps) {
  return (
    <Suspense fallback={<div className={styles.placeholder} aria-busy="true" />}>
      <richText.Component {...props} />
    </Suspense>
  );
}
