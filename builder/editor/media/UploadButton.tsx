import type { MediaItem } from '@renderer/document/types.ts';
import { useSession } from '../context.ts';
import { FileButton, type FileButtonProps } from './FileButton.tsx';

/** Formats that the upload takes. */
const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

/** A button that uploads images to the page's own. */
export function UploadButton(
  button: Omit<FileButtonProps<MediaItem>, 'accepted' | 'refused' | 'send'>,
) {
  const { actions } = useSession();
  return (
    <FileButton
      {...button}
      accepted={ACCEPTED}
      refused="non è un’immagine PNG, JPEG, WebP, AVIF o GIF."
      send={actions.upload}
    />
  );
}
