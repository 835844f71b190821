import { useState } from 'react';
import { isDirty } from '../../store/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../context.ts';
import styles from './Patterns.module.css';

/** The way back from a synced pattern to the page; what is not saved is asked about. */
export function LeaveShared() {
  const { store, actions } = useSession();
  const [asking, setAsking] = useState(false);
  const leave = () => (isDirty(store.getState()) ? setAsking(true) : actions.leaveShared());
  const save = async () => {
    setAsking(false);
    await actions.save();
    if (!isDirty(store.getState())) actions.leaveShared();
  };
  return (
    <>
      <button type="button" className={styles.leave} title="Torna alla pagina" onClick={leave}>
        <Icon name="arrow-left" size={20} />
        <span className={styles.leaveText}>Torna alla pagina</span>
      </button>
      {asking && (
        <Dialog
          title="Salvare il blocco condiviso?"
          description="Hai modifiche che le pagine ancora non mostrano."
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => actions.discardShared()}>Esci senza salvare</Button>
              <Button variant="primary" onClick={() => void save()}>
                Salva e torna alla pagina
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
