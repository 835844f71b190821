import { useState } from 'react';
import type { CmsFailure } from '../../cms/cms-failure.ts';
import { givenName } from '../../node-label.ts';
import { selectedIds } from '../../selection.ts';
import type { Session } from '../../session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession } from '../context.ts';
import { FailureText } from '../FailureText.tsx';
import { PatternName } from './PatternName.tsx';
import styles from './Patterns.module.css';

const KINDS = [
  {
    synced: false,
    label: 'Copia',
    help: 'Un punto di partenza: ogni uso è indipendente dagli altri.',
  },
  {
    synced: true,
    label: 'Blocco condiviso',
    help: 'Sempre uguale dappertutto: si modifica una volta, cambia in ogni pagina che lo usa.',
  },
] as const;

/** Gives a name to the selected blocks, to be found again among those to add. */
export function SavePatternDialog({ kind: wanted }: { kind: 'copy' | 'synced' }) {
  const session = useSession();
  const { ui, actions } = session;
  const [title, setTitle] = useState(() => nameOfSelected(session));
  const [synced, setSynced] = useState(wanted === 'synced');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CmsFailure>();
  const close = () => ui.setState({ patternOpen: null });
  const save = async () => {
    const name = title.trim();
    if (name === '' || busy) return;
    setBusy(true);
    const problem = await (synced ? actions.share(name) : actions.savePattern(name));
    setBusy(false);
    if (problem === undefined) close();
    else setFailure(problem);
  };
  return (
    <Dialog
      title={wanted === 'synced' ? 'Crea un blocco condiviso' : 'Salva per riusare'}
      description="Si ritrova in «Aggiungi», da ogni pagina e per tutti i redattori."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Annulla</Button>
          <Button
            variant="primary"
            disabled={title.trim() === '' || busy}
            onClick={() => void save()}
          >
            Salva
          </Button>
        </>
      }
    >
      <PatternName value={title} onChange={setTitle} onEnter={() => void save()} />
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>Come si riusa</legend>
        {KINDS.map((kind) => (
          <label key={kind.label} className={styles.kind}>
            <input
              type="radio"
              name="pattern-kind"
              checked={synced === kind.synced}
              onChange={() => setSynced(kind.synced)}
            />
            <span>
              <strong>{kind.label}</strong>
              <span className={styles.kindHelp}>{kind.help}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {failure && (
        <p role="alert" className={styles.failure}>
          <FailureText failure={failure} />
        </p>
      )}
    </Dialog>
  );
}

/** The name that the only selected block was given, which is what it will be looked for by. */
function nameOfSelected(session: Session): string {
  const [id, ...others] = selectedIds(session);
  const node = session.store.getState().nodes.get(id ?? '');
  return node && others.length === 0 ? givenName(node) : '';
}
