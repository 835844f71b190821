import { type FormEvent, useId, useState } from 'react';
import { chooseKind } from '../../commands/choose-kind.ts';
import { pageKind } from '../../page-kinds.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession } from '../context.ts';
import { KindChoice } from './KindChoice.tsx';
import styles from './Pages.module.css';

/** Makes a page that is not online yet one of another kind. */
export function PageKindDialog() {
  const { store, ui, actions } = useSession();
  const [template, setTemplate] = useState(store.getState().template);
  const formId = useId();
  const close = () => ui.setState({ pages: null });
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const isOther = template !== store.getState().template;
    chooseKind(store, { template });
    if (isOther) actions.say(`Ora è una «${pageKind(template)?.name}».`);
    close();
  };
  return (
    <Dialog
      title="Tipo della pagina"
      description="Si salva con la pagina, e si può annullare."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Annulla</Button>
          <Button variant="primary" type="submit" form={formId}>
            Scegli
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={choose}>
        <KindChoice help="I blocchi restano come sono." chosen={template} onChoose={setTemplate} />
      </form>
    </Dialog>
  );
}
