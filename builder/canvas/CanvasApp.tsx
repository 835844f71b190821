import type { PageContext } from '@renderer/contract.ts';
import { ROOT_ID } from '@renderer/document/types.ts';
import { type CSSProperties, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onBackOnline } from '../back-online.ts';
import type { CanvasContext } from '../contract.ts';
import { keepFilesOut } from '../file-drop.ts';
import { TABBED } from '../page-kinds.ts';
import { watchComposition } from '../watch-composition.ts';
import { watchLostPaste } from '../watch-lost-paste.ts';
import { CanvasNode } from './CanvasNode.tsx';
import { CanvasRuntimeContext, createCanvasRuntime } from './canvas-runtime.ts';
import { retryCode } from './missing-code.ts';
import { BAR, PLUS } from './node-elements.ts';
import { Overlay } from './Overlay.tsx';
import './theme.css';
// After the styles of blocks: before them it would be in the site's style sheet, too.
import styles from './CanvasApp.module.css';
import { PageEnd } from './PageEnd.tsx';
import { PageContextContext } from './page-context.ts';
import { createNodeShower } from './show-point.ts';
import { useCanvasClipboard } from './use-canvas-clipboard.ts';
import { useCanvasEvents } from './use-canvas-events.ts';

/**
 * The page in the editor's frame: the real block components, kept in step with the editor by
 * messages. Only a node that changed is rendered again.
 */
export function CanvasApp({ bootstrap }: { bootstrap: CanvasContext }) {
  const [runtime] = useState(() => createCanvasRuntime(bootstrap));
  const { store } = runtime;
  const context = useSyncExternalStore(store.subscribeView, () => store.getView().context);
  const media = useSyncExternalStore(store.subscribeView, () => store.getView().media);
  const isPart = useSyncExternalStore(store.subscribeView, () => store.getView().isPart);
  const loaded = useSyncExternalStore(store.subscribeView, () => store.getView().loaded);
  const pageContext: PageContext = useMemo(
    () => ({ ...context, editing: true, media: new Map(media.map((item) => [item.url, item])) }),
    [context, media],
  );

  useEffect(() => {
    const shower = createNodeShower(store);
    const disconnect = runtime.connect(shower.show);
    return () => {
      disconnect();
      shower.stop();
    };
  }, [runtime, store]);
  useEffect(() => runtime.pageWatch.start(), [runtime]);
  useEffect(keepFilesOut, []);
  useEffect(
    () => watchComposition((composes) => runtime.tell({ type: 'composing', composes })),
    [runtime],
  );
  useEffect(() => watchLostPaste((lost) => runtime.tell({ type: 'lost-paste', lost })), [runtime]);
  useEffect(() => onBackOnline(retryCode), []);
  useCanvasEvents(runtime);
  useCanvasClipboard(runtime);
  useEffect(() => {
    if (loaded) runtime.tell({ type: 'shown' });
  }, [runtime, loaded]);
  useEffect(() => {
    // The canvas has no site header that anything could stand under.
    document.documentElement.style.setProperty('--header-height', '0px');
  }, []);

  return (
    <CanvasRuntimeContext value={runtime}>
      <PageContextContext value={pageContext}>
        <main
          className={styles.page}
          style={ROOM}
          data-part={isPart || undefined}
          aria-label="Contenuto della pagina"
          // As the frame of such a page says on the site: its tabs stay in sight.
          data-sticky-top={pageContext?.template === TABBED || undefined}
        >
          {loaded ? (
            <CanvasNode id={ROOT_ID} ancestors={NO_ANCESTORS} />
          ) : (
            <p className={styles.loading}>Apertura della pagina…</p>
          )}
        </main>
        {loaded && <PageEnd room={ROOM} />}
        <Overlay />
      </PageContextContext>
    </CanvasRuntimeContext>
  );
}

const ROOM = { '--bar': `${BAR}px`, '--plus': `${PLUS}px` } as CSSProperties;
const NO_ANCESTORS: ReadonlySet<string> = new Set();
