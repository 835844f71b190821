import type { LookCookie } from '@builder/contract.ts';
import '@renderer/tokens/tokens.css';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { sans } from '../fonts.ts';
import './editor.css';

export const metadata: Metadata = { title: 'Editor di pagina', robots: { index: false } };

const LOOK_COOKIE: LookCookie = 'editor_look';

export default async function EditorLayout({ children }: { children: ReactNode }) {
  const look = (await cookies()).get(LOOK_COOKIE)?.value;
  const chosen = look === 'dark' || look === 'light' ? look : undefined;
  return (
    <html lang="it" className={sans.variable} data-editor-look={chosen}>
      <body>{children}</body>
    </html>
  );
}
