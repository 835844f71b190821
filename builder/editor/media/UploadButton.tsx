import type { MediaItem } from '@renderer/document/types.ts';
import { useSession } from '../context.ts';
import { FileButton, type FileButtonProps } from './FileButton.tsx';
import { IMAGE_FILES } from './image-files.ts';

/** A button that uploads images to the page's own. */
export function UploadButton(
  button: Omit<FileButtonProps<MediaItem>, keyof typeof IMAGE_FILES | 'send'>,
) {
  const { actions } = useSession();
  return <FileButton {...button} {...IMAGE_FILES} send={actions.upload} />;
}
