import { useEffect, useState } from 'react';
import { isDirty } from '../../store/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFollowedEditor, useSession } from '../context.ts';
import styles from './Patterns.module.css';

/** The way back from a synced pattern to the page; what is not saved is asked about. */
export function LeaveShared() {
  const { store, actions } = useSession();
  const [asking, setAsking] = useState(false);
  const nodes = useFollowedEditor((state) => state.nodes);
  const dirty = useFollowedEditor(isDirty);
  /** What is to be saved first: warnings may have to be read before. */
  const [leaving, setLeaving] = useState<{ nodes: typeof nodes; takenIn: number }>();
  const takenIn = useFollowedEditor((state) => state.takenIn);
  useEffect(() => {
    if (leaving === undefined) return;
    // What another window had saved comes along; whoever goes on with it stays.
    const isMerge = takenIn !== leaving.takenIn;
    if (leaving.nodes !== nodes) setLeaving(isMerge ? { nodes, takenIn } : undefined);
    else if (!dirty) actions.leaveShared();
  }, [leaving, nodes, takenIn, dirty, actions]);
  const leave = () => (isDirty(store.getState()) ? setAsking(true) : actions.leaveShared());
  const save = () => {
    setAsking(false);
    const { nodes, takenIn } = store.getState();
    setLeaving({ nodes, takenIn });
    void actions.save();
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
              <Button variant="primary" onClick={save}>
                Salva e torna alla pagina
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
