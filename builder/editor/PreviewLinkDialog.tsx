import { useId, useRef } from 'react';
import control from '../form/widgets/control.module.css';
import { assure } from '../store/ui-store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSession } from './context.ts';
import { LINK_COPIED } from './publish-commands.ts';

/** The link to a preview where the browser did not let it be copied by itself: after a press it may. */
export function PreviewLinkDialog({ link }: { link: string }) {
  const { ui } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const close = () => ui.setState({ previewLink: null });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      close();
      assure(ui, LINK_COPIED);
    } catch {
      // What is left is the browser's own way.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <Dialog
      title="Link di anteprima"
      description="Il browser non l’ha lasciato copiare da sé. Chi lo apre vede la bozza, per due giorni."
      onClose={close}
      actions={
        <Button variant="primary" icon={<Icon name="copy" size={17} />} onClick={() => void copy()}>
          Copia il link
        </Button>
      }
    >
      <label htmlFor={id}>Indirizzo</label>
      <input
        ref={field}
        id={id}
        className={control.control}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
