import type { UploadedFile, UploadOptions } from '../../cms/cms-client.ts';
import { asCmsFailure, notUploaded } from '../../cms/cms-failure.ts';
import { announce } from '../../store/ui-store.ts';
import { useSession } from '../context.ts';
import { FileButton, type FileButtonProps, type Sent } from './FileButton.tsx';

/** Of the formats that WordPress takes those that customers are given. */
const ACCEPTED = [
  'application/pdf',
  'application/zip',
  'application/x-zip-compressed',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
];

/** A button that uploads a document to WordPress's library. */
export function DocumentButton(
  button: Omit<FileButtonProps<UploadedFile>, 'accepted' | 'refused' | 'send'>,
) {
  const { cms, ui } = useSession();
  const send = async (file: File, options: UploadOptions): Promise<Sent<UploadedFile>> => {
    try {
      const item = await cms.uploadDocument(file, options);
      announce(ui, `«${file.name}» caricato.`);
      return { ok: true, item };
    } catch (error) {
      const failure = asCmsFailure(error);
      announce(ui, notUploaded(file, failure));
      return { ok: false, failure };
    }
  };
  return (
    <FileButton
      {...button}
      accepted={ACCEPTED}
      refused="non è un PDF, uno ZIP o un documento di Word, Excel o OpenDocument."
      send={send}
    />
  );
}
