import { useEffect } from 'react';
import type { Look } from '../store/ui-store.ts';
import { useSession, useUi } from './context.ts';

const KEY = 'page-editor:look';

/** Light or dark: as chosen here, else as the system wants it; remembered in this browser. */
export function useLook(): void {
  const { ui } = useSession();
  const look = useUi((state) => state.look);
  useEffect(() => {
    const kept = read();
    if (kept) ui.setState({ look: kept });
  }, [ui]);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = look === 'dark' || (look === 'auto' && system.matches);
      document.documentElement.dataset.editorLook = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    const stop = ui.subscribe((state, before) => {
      if (state.look !== before.look) write(state.look);
    });
    return () => {
      system.removeEventListener('change', apply);
      stop();
      delete document.documentElement.dataset.editorLook;
    };
  }, [ui, look]);
}

function read(): Look | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' || kept === 'auto' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(look: Look): void {
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // Storage forbidden: it holds for this visit.
  }
}
