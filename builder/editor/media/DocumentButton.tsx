import type { UploadedFile } from '../../cms/cms-client.ts';
import { useSession } from '../context.ts';
import { FileButton, type FileButtonProps } from './FileButton.tsx';
import { useSent } from './use-sent.ts';

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
  const { cms } = useSession();
  return (
    <FileButton
      {...button}
      accepted={ACCEPTED}
      refused="non è un PDF, uno ZIP o un documento di Word, Excel o OpenDocument."
      send={useSent(cms.uploadDocument)}
    />
  );
}
