'use client';

import type { FormPreviewProps } from '@builder/contract.ts';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import styles from './catalogue.module.css';

const FormPreview = dynamic(
  () => import('@builder/index.ts').then((module) => module.FormPreview),
  { ssr: false, loading: () => <p>Apertura del modulo…</p> },
);

/** The editor's form of a block, loaded when it is asked for. */
export function FormPreviewClient(props: FormPreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.form} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Il modulo che vede l’editor</summary>
      {open && <FormPreview {...props} />}
    </details>
  );
}
