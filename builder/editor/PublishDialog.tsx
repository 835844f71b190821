import { setSidekick } from '../commands/set-sidekick.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useAllProblems, useSession } from './context.ts';
import { count } from './format.ts';
import { ProblemList } from './ProblemList.tsx';

/** Before publishing a page with errors: blocks with errors do not appear on the site. */
export function PublishDialog() {
  const { store, ui, actions } = useSession();
  const errors = useAllProblems().filter(({ severity }) => severity === 'error');
  const close = () => ui.setState({ publishConfirm: false });
  return (
    <Dialog
      title={`${count(errors.length, 'errore', 'errori')} prima di pubblicare`}
      description="I blocchi con errori restano salvati, ma sul sito non appaiono finché non sono corretti."
      onClose={close}
      actions={
        <>
          <Button onClick={() => void actions.publish({ despiteProblems: true })}>
            Pubblica lo stesso
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              setSidekick(store, { component: 'problems' });
            }}
          >
            Correggi
          </Button>
        </>
      }
    >
      <ProblemList problems={errors} onChoose={close} />
    </Dialog>
  );
}
