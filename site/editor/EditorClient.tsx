'use client';

import type { EditorBootstrap } from '@builder/contract.ts';
import { ErrorBoundary } from '@renderer/islands/ErrorBoundary.tsx';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect } from 'react';

const load = () => import('@builder/index.ts').then((module) => module.Editor);

// Only ever in the browser: nothing of the editor is rendered on, or loaded by, the server.
const Editor = dynamic(load, { ssr: false, loading: () => <EditorOpening /> });

/** @param whenBroken stands where the editor broke down, instead of the framework's page in English */
export function EditorClient(client: { bootstrap: EditorBootstrap; whenBroken: ReactNode }) {
  return (
    <ErrorBoundary fallback={client.whenBroken}>
      <Editor {...client.bootstrap} />
    </ErrorBoundary>
  );
}

/** Stands until the editor is there, and loads its code. */
export function EditorOpening() {
  useEffect(() => {
    // Whoever mounts the editor asks again, and sees why it failed.
    load().catch(() => {});
  }, []);
  return <p className="editor-loading">Apertura dell’editor…</p>;
}
