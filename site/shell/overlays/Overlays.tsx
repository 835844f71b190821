import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { ShellConfig } from '../Shell.tsx';
import {
  OVERLAY_NAMES,
  OVERLAYS,
  type OverlayName,
  type OverlayProps,
  overlayNamed,
  triggerAt,
} from './overlay.ts';
import { siteStore } from './site-store.ts';

type Views = Partial<Record<OverlayName, ComponentType<OverlayProps>>>;

/** Shows the modal the site's state asks for; its code is fetched when it is first asked for. */
export function Overlays({ config }: { config: ShellConfig }) {
  const state = useSyncExternalStore(siteStore.subscribe, siteStore.getState, siteStore.getState);
  const [views, setViews] = useState<Views>({});
  const wanted = OVERLAY_NAMES.find((name) => OVERLAYS[name].isOpen(state));

  useEffect(() => {
    if (!wanted) return;
    const { load, fallback } = OVERLAYS[wanted];
    load().then(
      (module) => setViews((known) => ({ ...known, [wanted]: module.default })),
      () => location.assign(fallback),
    );
  }, [wanted]);

  // The code is on its way as soon as someone is about to press the trigger.
  useEffect(() => {
    const onHint = ({ target }: Event) => {
      overlayNamed(triggerAt(target))
        ?.load()
        .catch(() => undefined);
    };
    document.addEventListener('pointerover', onHint);
    document.addEventListener('focusin', onHint);
    return () => {
      document.removeEventListener('pointerover', onHint);
      document.removeEventListener('focusin', onHint);
    };
  }, []);

  return OVERLAY_NAMES.map((name) => {
    const View = views[name];
    const { close } = OVERLAYS[name];
    return View && <View key={name} open={name === wanted} onClose={close} config={config} />;
  });
}
