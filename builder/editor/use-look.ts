import { useEffect } from 'react';
import type { Look } from '../store/ui-store.ts';
import { recall, remember } from '../ui/remembered.ts';
import { useSession, useUi } from './context.ts';

const NAME = 'look';
const LOOKS: readonly string[] = ['auto', 'light', 'dark'] satisfies Look[];

/** Light or dark: as chosen here, else as the system wants it; remembered in this browser. */
export function useLook(): void {
  const { ui } = useSession();
  const look = useUi((state) => state.look);
  useEffect(() => {
    const kept = recall(NAME);
    if (kept !== undefined && LOOKS.includes(kept)) ui.setState({ look: kept as Look });
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
      if (state.look !== before.look) remember(NAME, state.look);
    });
    return () => {
      system.removeEventListener('change', apply);
      stop();
      delete document.documentElement.dataset.editorLook;
    };
  }, [ui, look]);
}
