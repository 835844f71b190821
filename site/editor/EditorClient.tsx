'use client';

import type { EditorBootstrap } from '@builder/contract.ts';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';

const load = () => import('@builder/index.ts').then((module) => module.Editor);

// Only ever in the browser: nothing of the editor is rendered on, or loaded by, the server.
const Editor = dynamic(load, { ssr: false, loading: () => <EditorOpening /> });

export function EditorClient({ bootstrap }: { bootstrap: EditorBootstrap }) {
  return <Editor {...bootstrap} />;
}

/** Stands until the editor is there, and loads its code. */
export function EditorOpening() {
  useEffect(() => {
    // Whoever mounts the editor asks again, and sees why it failed.
    load().catch(() => {});
  }, []);
  return <p className="editor-loading">Apertura dell’editor…</p>;
}
