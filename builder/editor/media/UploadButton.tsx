import type { MediaItem } from '@renderer/document/types.ts';
import { type ComponentProps, useRef, useState } from 'react';
import type { CmsFailure } from '../../cms/cms-failure.ts';
import { type DropPlace, useFileDrop } from '../../file-drop.ts';
import { inform } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSession } from '../context.ts';
import { RetryFailure } from '../RetryFailure.tsx';
import styles from './Media.module.css';

/** Formats that the upload takes. */
const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

type UploadButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  multiple?: boolean;
  onUploaded?: (item: MediaItem) => void;
  /** Progress and failures are shown elsewhere, where uploads are given up, too. */
  quiet?: boolean;
  /** What images may be dropped on instead. */
  dropOn?: DropPlace;
};

/** A button that picks images from this computer and uploads them; meanwhile it gives them up. */
export function UploadButton(button: UploadButtonProps) {
  const { multiple, onUploaded, quiet, dropOn, icon, children, ...props } = button;
  const { actions, ui } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(0);
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState<{ file: File; failure: CmsFailure }>();
  const control = useRef<AbortController>(undefined);
  const upload = async (file: File) => {
    if (pending === 0) control.current = new AbortController();
    const signal = control.current?.signal;
    setPending((before) => before + 1);
    setProgress(0);
    setFailed(undefined);
    const result = await actions.upload(file, { onProgress: setProgress, signal });
    setPending((before) => before - 1);
    if (result.ok) onUploaded?.(result.item);
    else if (result.failure.kind !== 'cancelled') setFailed({ file, failure: result.failure });
  };
  const offersCancel = pending > 0 && !quiet;
  useFileDrop(dropOn, (files) => {
    for (const file of multiple ? files : files.slice(0, 1)) {
      if (ACCEPTED.includes(file.type)) void upload(file);
      else inform(ui, `«${file.name}» non è un’immagine PNG, JPEG, WebP, AVIF o GIF.`);
    }
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED.join(',')}
        multiple={multiple}
        onChange={({ target }) => {
          for (const file of target.files ?? []) void upload(file);
          target.value = '';
        }}
      />
      <Button
        {...props}
        icon={pending > 0 ? <Spinner size={15} /> : icon}
        aria-busy={pending > 0}
        {...(offersCancel && { 'aria-label': 'Annulla il caricamento' })}
        onClick={() => (offersCancel ? control.current?.abort() : input.current?.click())}
      >
        {offersCancel ? 'Annulla' : children}
      </Button>
      {pending > 0 && !quiet && (
        <progress className={styles.inline} value={progress} aria-label="Caricamento" />
      )}
      {failed && !quiet && (
        <RetryFailure
          failure={failed.failure}
          className={styles.failure}
          onClick={() => void upload(failed.file)}
        />
      )}
    </>
  );
}
