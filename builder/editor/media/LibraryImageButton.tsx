import type { UploadedImage } from '../../cms/cms-client.ts';
import { useSession } from '../context.ts';
import { FileButton, type FileButtonProps } from './FileButton.tsx';
import { IMAGE_FILES } from './image-files.ts';
import { useSent } from './use-sent.ts';

/** A button that uploads an image to WordPress's library, and not to the page's own. */
export function LibraryImageButton(
  button: Omit<FileButtonProps<UploadedImage>, keyof typeof IMAGE_FILES | 'send'>,
) {
  const { cms } = useSession();
  return <FileButton {...button} {...IMAGE_FILES} send={useSent(cms.upload)} />;
}
