import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './NarrowDialog.module.css';

/** Said in a window that has no room for the editor; who magnifies it may go on all the same. */
export function NarrowDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Serve uno schermo più largo"
      description="L’editor lavora da 1024 pixel in su. Le modifiche in corso restano dove sono: allarga la finestra, riduci lo zoom o ruota il tablet. Oppure continua così: l’editor scorre di lato."
      onClose={onClose}
      actions={
        <>
          <a className={styles.back} href="?">
            Torna alla pagina
          </a>
          <Button variant="primary" onClick={onClose}>
            Continua così
          </Button>
        </>
      }
    />
  );
}
