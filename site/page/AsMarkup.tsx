import 'server-only';
import { KeptMarkup } from '@renderer/ui/rich-text/KeptMarkup.tsx';
import { handOver } from '@renderer/ui/rich-text/kept-markup.ts';
import type { ReactNode } from 'react';

/**
 * Children as markup alone, without the framework's second copy of them for the browser
 * (docs/decisions/0013-markup-once.md). They must be pure: no islands, nothing asynchronous. In
 * development they are rendered as usual, since the framework watches every element there.
 */
export function AsMarkup({ children }: { children: ReactNode }) {
  if (process.env.NODE_ENV !== 'production') return children;
  return <KeptMarkup id={handOver(<div style={WITHOUT_BOX}>{children}</div>)} />;
}

/** The wrapper is for the browser's React alone: layout sees its children. */
const WITHOUT_BOX = { display: 'contents' } as const;
