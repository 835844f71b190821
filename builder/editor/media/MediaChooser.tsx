import type { MediaItem } from '@renderer/document/types.ts';
import { Upload } from 'lucide-react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useEditor } from '../context.ts';
import styles from './Media.module.css';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadButton } from './UploadButton.tsx';

/** Picks one of the page's images, or uploads one. */
export function MediaChooser({
  current,
  onChoose,
  onClose,
}: {
  current: string;
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
}) {
  const media = useEditor((state) => state.media);
  return (
    <Dialog
      title="Scegli un’immagine"
      wide
      onClose={onClose}
      actions={
        <UploadButton variant="primary" icon={<Upload size={17} />} onUploaded={onChoose}>
          Carica un’immagine
        </UploadButton>
      }
    >
      {media.length === 0 ? (
        <p className={styles.empty}>La pagina non ha ancora immagini: carica la prima.</p>
      ) : (
        <MediaGrid items={media} current={current} onChoose={onChoose} />
      )}
    </Dialog>
  );
}
