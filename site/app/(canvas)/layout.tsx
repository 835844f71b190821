import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@renderer/tokens/tokens.css';
import '@renderer/tokens/base.css';
import { sans } from '../fonts.ts';

export const metadata: Metadata = { title: 'Anteprima', robots: { index: false } };

/** The page inside the editor: the site's own type and tokens, without header and footer. */
export default function CanvasLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" className={sans.variable}>
      <body>{children}</body>
    </html>
  );
}
