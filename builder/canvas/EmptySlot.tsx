import { templates } from '@generated/templates.ts';
import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { useCanvas } from './canvas-runtime.ts';
import styles from './EmptySlot.module.css';

const hasTemplates = templates.length > 0;

/** Where blocks will be: the empty page, or a container without children. */
export function EmptySlot({ parentId }: { parentId: NodeId }) {
  const { tell } = useCanvas();
  const isPage = parentId === ROOT_ID;
  return (
    <div className={isPage ? `${styles.slot} ${styles.page}` : styles.slot} data-slot-of={parentId}>
      {isPage && (
        <>
          <strong className={styles.title}>La pagina è ancora vuota</strong>
          <span>
            {hasTemplates && 'Comincia da un modello, oppure '}
            {hasTemplates ? 'componi' : 'Componi'} la pagina un blocco alla volta.
          </span>
        </>
      )}
      {isPage && hasTemplates && (
        <button
          type="button"
          className={styles.button}
          data-canvas-control
          onClick={() => tell({ type: 'templates' })}
        >
          Scegli un modello
        </button>
      )}
      <button
        type="button"
        className={isPage && hasTemplates ? `${styles.button} ${styles.second}` : styles.button}
        data-canvas-control
        onClick={() => tell({ type: 'pick', place: { parentId, index: 0 } })}
      >
        <span aria-hidden="true">+</span> Aggiungi il primo blocco
      </button>
    </div>
  );
}
