'use client';

import { type ReactNode, useState } from 'react';
import { takeMarkup } from './kept-markup.ts';

/**
 * Elements that are markup and nothing else: the server writes them, and the browser keeps what it
 * got. Their props never travel beside the HTML, and nothing of them is hydrated.
 */
export function KeptMarkup({ id }: { id: string }): ReactNode {
  return typeof window === 'undefined' ? <Written id={id} /> : <Kept id={id} />;
}

function Written({ id }: { id: string }) {
  return (
    <div id={id} style={WITHOUT_BOX}>
      {takeMarkup(id)}
    </div>
  );
}

function Kept({ id }: { id: string }) {
  // Should React ever have to write this part again, it writes what stood there.
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  return (
    <div
      id={id}
      style={WITHOUT_BOX}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, read from the page it is on.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The wrapper is for React alone: layout sees its children. */
const WITHOUT_BOX = { display: 'contents' } as const;
