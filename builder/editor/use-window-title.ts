import { useEffect } from 'react';
import { useUi } from './context.ts';

/** Names the browser's tab after the page: of several editors each is told from the others. */
export function useWindowTitle(): void {
  const title = useUi(({ page }) => page.title);
  useEffect(() => {
    document.title = `${title || 'Senza titolo'} · Editor di pagina`;
  }, [title]);
}
