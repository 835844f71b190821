import { type ComponentProps, useRef, useState } from 'react';
import type { UploadOptions } from '../../cms/cms-client.ts';
import type { CmsFailure } from '../../cms/cms-failure.ts';
import { type DropPlace, useFileDrop } from '../../file-drop.ts';
import { inform } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSession } from '../context.ts';
import { RetryFailure } from '../RetryFailure.tsx';
import styles from './Media.module.css';

export type Sent<Item> = { ok: true; item: Item } | { ok: false; failure: CmsFailure };

export type FileButtonProps<Item> = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Types of files that are taken. */
  accepted: readonly string[];
  /** What is said of another, after its name. */
  refused: string;
  send: (file: File, options: UploadOptions) => Promise<Sent<Item>>;
  multiple?: boolean;
  onUploaded?: (item: Item) => void;
  /** Progress and failures are shown elsewhere, where uploads are given up, too. */
  quiet?: boolean;
  /** What files may be dropped on instead. */
  dropOn?: DropPlace;
};

/** A button that picks files from this computer and uploads them; meanwhile it gives them up. */
export function FileButton<Item>(button: FileButtonProps<Item>) {
  const { accepted, refused, send, multiple, onUploaded, quiet, dropOn, icon, children, ...props } =
    button;
  const { ui } = useSession();
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
    const result = await send(file, { onProgress: setProgress, signal });
    setPending((before) => before - 1);
    if (result.ok) onUploaded?.(result.item);
    else if (result.failure.kind !== 'cancelled') setFailed({ file, failure: result.failure });
  };
  const offersCancel = pending > 0 && !quiet;
  useFileDrop(dropOn, (files) => {
    for (const file of multiple ? files : files.slice(0, 1)) {
      if (accepted.includes(file.type)) void upload(file);
      else inform(ui, `«${file.name}» ${refused}`);
    }
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted.join(',')}
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
