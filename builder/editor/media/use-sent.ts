import type { UploadOptions } from '../../cms/cms-client.ts';
import { asCmsFailure, keptAfterAll, notUploaded } from '../../cms/cms-failure.ts';
import { announce, assure, inform } from '../../store/ui-store.ts';
import { useSession } from '../context.ts';
import type { Sent } from './FileButton.tsx';

/** Uploads a file to WordPress's library alone, and tells of it. */
export function useSent<Item>(upload: (file: File, options: UploadOptions) => Promise<Item>) {
  const { ui } = useSession();
  return async (file: File, options: UploadOptions): Promise<Sent<Item>> => {
    try {
      const item = await upload(file, { ...options, onKept: () => inform(ui, keptAfterAll(file)) });
      assure(ui, `«${file.name}» caricato.`);
      return { ok: true, item };
    } catch (error) {
      const failure = asCmsFailure(error);
      announce(ui, notUploaded(file, failure));
      return { ok: false, failure };
    }
  };
}
