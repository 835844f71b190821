import { useState } from 'react';
import control from '../../form/widgets/control.module.css';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession } from '../context.ts';

/** Gives a name to the selected blocks, to be found again among those to add. */
export function SavePatternDialog() {
  const { ui, actions } = useSession();
  const [title, setTitle] = useState('');
  const [failure, setFailure] = useState('');
  const close = () => ui.setState({ patternOpen: false });
  const save = async () => {
    if (title.trim() === '') return;
    const problem = await actions.savePattern(title.trim());
    if (problem === undefined) close();
    else setFailure(problem);
  };
  return (
    <Dialog
      title="Salva per riusare"
      description="I blocchi scelti si ritrovano in «Aggiungi», da ogni pagina e per tutti i redattori. Ogni uso è una copia."
      onClose={close}
      actions={
        <Button variant="primary" disabled={title.trim() === ''} onClick={() => void save()}>
          Salva
        </Button>
      }
    >
      <input
        className={control.control}
        aria-label="Nome"
        placeholder="Per esempio: Fascia dei contatti"
        maxLength={80}
        value={title}
        autoFocus
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
        }}
      />
      {failure && <p role="alert">{failure}</p>}
    </Dialog>
  );
}
