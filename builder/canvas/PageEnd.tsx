import { ROOT_ID } from '@renderer/document/types.ts';
import { type CSSProperties, useCallback, useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useCanvas } from './canvas-runtime.ts';
import styles from './PageEnd.module.css';

/**
 * A way on below the last block. Where that lies in another, such as a tab's content, its own button
 * adds within; this one adds below all. An empty page has its own ways.
 */
export function PageEnd({ room }: { room: CSSProperties }) {
  const { store, tell } = useCanvas();
  const count = useSyncExternalStore(
    useCallback((listener) => store.subscribeNode(ROOT_ID, listener), [store]),
    () => store.getNode(ROOT_ID)?.node.childIds.length ?? 0,
  );
  const isLocked = useSyncExternalStore(
    store.subscribeNodes,
    () => store.lockOf(ROOT_ID) !== undefined,
  );
  const readOnly = useSyncExternalStore(store.subscribeView, () => store.getView().readOnly);
  const isPart = useSyncExternalStore(store.subscribeView, () => store.getView().isPart);
  if (count === 0 || isLocked || readOnly) return null;
  return (
    <div className={styles.end} style={room} data-canvas-control>
      <button
        type="button"
        className={styles.button}
        onClick={() => tell({ type: 'pick', place: { parentId: ROOT_ID, index: count } })}
      >
        <Icon name="plus" size="1.2em" /> Aggiungi in fondo{' '}
        {isPart ? 'al blocco condiviso' : 'alla pagina'}
      </button>
    </div>
  );
}
