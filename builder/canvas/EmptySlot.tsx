import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { useCanvas } from './canvas-runtime.ts';
import styles from './EmptySlot.module.css';

/** Where blocks will be: the empty page, or a container without children. */
export function EmptySlot({ parentId }: { parentId: NodeId }) {
  const { tell } = useCanvas();
  const isPage = parentId === ROOT_ID;
  return (
    <div className={isPage ? `${styles.slot} ${styles.page}` : styles.slot} data-slot-of={parentId}>
      {isPage && (
        <>
          <strong className={styles.title}>La pagina è ancora vuota</strong>
          <span>Comincia da un modello, oppure componi la pagina un blocco alla volta.</span>
        </>
      )}
      <button
        type="button"
        className={styles.button}
        data-canvas-control
        onClick={() => tell({ type: 'pick', place: { parentId, index: 0 } })}
      >
        <span aria-hidden="true">+</span> Aggiungi il primo blocco
      </button>
    </div>
  );
}
