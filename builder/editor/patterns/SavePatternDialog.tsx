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

const TEXTS = {
  copy: {
    title: 'Salva per riusare',
    description: 'Si ritrova in «Aggiungi», da ogni pagina e per tutti i redattori.',
  },
  synced: {
    title: 'Crea un blocco condiviso',
    description: 'Si ritrova in «Aggiungi», da ogni pagina e per tutti i redattori.',
  },
  page: {
    title: 'Salva la pagina come modello',
    description:
      'Si ritrova in «Scegli un modello di pagina», da ogni pagina nuova e per tutti i redattori. Ogni pagina che ne nasce è poi indipendente.',
  },
};

/**
 * Gives a name to the selected blocks, to be found again among those to add; or to the page, among the
 * models.
 */
export function SavePatternDialog({ kind: wanted }: { kind: keyof typeof TEXTS }) {
  const session = useSession();
  const { ui, actions } = session;
  const isPage = wanted === 'page';
  const [title, setTitle] = useState(() =>
    isPage ? ui.getState().page.title : nameOfSelected(session),
  );
  const [synced, setSynced] = useState(wanted === 'synced');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CmsFailure>();
  const close = () => ui.setState({ patternOpen: null });
  const save = async () => {
    const name = title.trim();
    if (name === '' || busy) return;
    setBusy(true);
    const saved = synced ? actions.share : isPage ? actions.saveModel : actions.savePattern;
    const problem = await saved(name);
    setBusy(false);
    if (problem === undefined) close();
    else setFailure(problem);
  };
  return (
    <Dialog
      {...TEXTS[wanted]}
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
      {!isPage && <KindFields synced={synced} onChange={setSynced} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          <FailureText failure={failure} />
        </p>
      )}
    </Dialog>
  );
}

function KindFields({
  synced,
  onChange,
}: {
  synced: boolean;
  onChange: (synced: boolean) => void;
}) {
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>Come si riusa</legend>
      {KINDS.map((kind) => (
        <label key={kind.label} className={styles.kind}>
          <input
            type="radio"
            name="pattern-kind"
            checked={synced === kind.synced}
            onChange={() => onChange(kind.synced)}
          />
          <span>
            <strong>{kind.label}</strong>
            <span className={styles.kindHelp}>{kind.help}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The name that the only selected block was given, which is what it will be looked for by. */
function nameOfSelected(session: Session): string {
  const [id, ...others] = selectedIds(session);
  const node = session.store.getState().nodes.get(id ?? '');
  return node && others.length === 0 ? givenName(node) : '';
}
