import type { PageContext } from '@renderer/contract.ts';
import { createContext, useContext } from 'react';

/** The page's context with the media of the document, as the block components get it. */
export const PageContextContext = createContext<PageContext | null>(null);

export function usePageContext(): PageContext {
  const context = useContext(PageContextContext);
  if (!context) throw new Error('usePageContext outside CanvasApp');
  return context;
}
