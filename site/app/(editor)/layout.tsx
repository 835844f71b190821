import '@renderer/tokens/tokens.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { sans } from '../fonts.ts';
import './editor.css';

export const metadata: Metadata = { title: 'Editor di pagina', robots: { index: false } };

export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" className={sans.variable}>
      <body>{children}</body>
    </html>
  );
}
