'use client';

import type { EditorBootstrap } from '@builder/contract.ts';
import dynamic from 'next/dynamic';

// Only ever in the browser: nothing of the editor is rendered on, or loaded by, the server.
const Editor = dynamic(() => import('@builder/index.ts').then((module) => module.Editor), {
  ssr: false,
  loading: () => <p className="editor-loading">Apertura dell’editor…</p>,
});

export function EditorClient({ bootstrap }: { bootstrap: EditorBootstrap }) {
  return <Editor {...bootstrap} />;
}
