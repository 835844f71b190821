import { Button } from './Button.tsx';
import { Dialog, FIRST_CHOICE } from './Dialog.tsx';

/** Asks once more before something that is not easily taken back, and says what comes of it. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  onConfirm,
  onClose,
}: {
  title: string;
  description: string;
  /** What the button is called that does it. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      {...{ title, description, onClose }}
      actions={
        <>
          {/* What is safe to be pressed too soon. */}
          <Button {...{ [FIRST_CHOICE]: '' }} onClick={onClose}>
            Lascia com’è
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
