import '@renderer/tokens/tokens.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { sans } from '../fonts.ts';
import './editor.css';

export const metadata: Metadata = { title: 'Editor di pagina', robots: { index: false } };

export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" className={sans.variable}>
      <body>
        {children}
        <div className="editor-narrow">
          <h1>Serve uno schermo più largo</h1>
          <p>
            L’editor lavora da 1024 pixel in su. Le modifiche in corso restano dove sono: allarga la
            finestra, riduci lo zoom o ruota il tablet per continuare.
          </p>
          <a href="?">Torna alla pagina</a>
        </div>
      </body>
    </html>
  );
}
