import { useState } from 'react';
import type { CmsFailure } from '../../cms/cms-failure.ts';
import type { Pattern } from '../../cms/library.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession } from '../context.ts';
import { FailureText } from '../FailureText.tsx';
import { PatternName } from './PatternName.tsx';
import styles from './Patterns.module.css';

/** Gives saved blocks another name; pages that show them do not change. */
export function RenamePatternDialog({ pattern }: { pattern: Pattern }) {
  const { ui, actions } = useSession();
  const [title, setTitle] = useState(pattern.title);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CmsFailure>();
  const name = title.trim();
  const close = () => ui.setState({ patternRenaming: null });
  const save = async () => {
    if (name === '' || busy) return;
    if (name === pattern.title) return close();
    setBusy(true);
    const problem = await actions.renamePattern(pattern, name);
    setBusy(false);
    if (problem === undefined) close();
    else setFailure(problem);
  };
  return (
    <Dialog
      title={`Rinomina «${pattern.title}»`}
      description="Il nome lo vedono solo i redattori: sulle pagine non cambia nulla."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Annulla</Button>
          <Button variant="primary" disabled={name === '' || busy} onClick={() => void save()}>
            Rinomina
          </Button>
        </>
      }
    >
      <PatternName value={title} onChange={setTitle} onEnter={() => void save()} />
      {failure && (
        <p role="alert" className={styles.failure}>
          <FailureText failure={failure} />
        </p>
      )}
    </Dialog>
  );
}
