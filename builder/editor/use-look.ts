import { useLayoutEffect } from 'react';
import type { LookCookie } from '../contract.ts';
import type { Look } from '../store/ui-state.ts';
import { useSession, useUi } from './context.ts';

const LOOK_COOKIE: LookCookie = 'editor_look';
const LOOKS: readonly string[] = ['auto', 'light', 'dark'] satisfies Look[];
const A_YEAR = 365 * 24 * 60 * 60;

/**
 * Light or dark: as chosen here, else as the system wants it; remembered in this browser, by a
 * cookie, since the server has the look before any script runs. Set before the first paint.
 */
export function useLook(): void {
  const { ui } = useSession();
  const look = useUi((state) => state.look);
  useLayoutEffect(() => {
    const kept = keptLook();
    if (kept) ui.setState({ look: kept });
    return ui.subscribe((state, before) => {
      if (state.look !== before.look) keepLook(state.look);
    });
  }, [ui]);
  useLayoutEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = look === 'dark' || (look === 'auto' && system.matches);
      document.documentElement.dataset.editorLook = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => {
      system.removeEventListener('change', apply);
      delete document.documentElement.dataset.editorLook;
    };
  }, [look]);
}

function keptLook(): Look | undefined {
  const kept = new RegExp(`(?:^|; )${LOOK_COOKIE}=([a-z]+)`).exec(document.cookie)?.[1] ?? '';
  return LOOKS.includes(kept) ? (kept as Look) : undefined;
}

function keepLook(look: Look): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not there in every browser.
  document.cookie = `${LOOK_COOKIE}=${look}; Path=/; Max-Age=${A_YEAR}; SameSite=Strict`;
}
