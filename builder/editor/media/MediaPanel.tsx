import { type DragEvent, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/theme.ts';
import { useEditor, useSession, useUi } from '../context.ts';
import styles from './Media.module.css';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadButton } from './UploadButton.tsx';
import { Uploads } from './Uploads.tsx';

/** Images of the page: upload, describe, remove. */
export function MediaPanel() {
  const { actions } = useSession();
  const media = useEditor((state) => state.media);
  const hasUploads = useUi((state) => state.uploads.length > 0);
  const [chosen, setChosen] = useState<string>();
  const [dropping, setDropping] = useState(false);
  const item = media.find(({ id }) => id === chosen);

  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button.
    <div
      className={classes(styles.panel, dropping && styles.dropping)}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        setDropping(false);
        if (!isFiles(event)) return;
        event.preventDefault();
        for (const file of event.dataTransfer.files) {
          if (file.type.startsWith('image/')) void actions.upload(file);
        }
      }}
    >
      <div className={styles.drop}>
        <UploadButton variant="primary" multiple quiet icon={<Icon name="upload" size={17} />}>
          Carica immagini
        </UploadButton>
        <p className={styles.hint}>oppure trascinale qui · PNG, JPEG, WebP, AVIF, GIF</p>
      </div>
      {hasUploads && <Uploads />}
      {media.length === 0 ? (
        <p className={styles.empty}>Le immagini che carichi per questa pagina appaiono qui.</p>
      ) : (
        <MediaGrid
          items={media}
          current={chosen}
          onChoose={({ id }) => setChosen(id === chosen ? undefined : id)}
        />
      )}
      {item && <MediaDetails key={item.id} item={item} onClose={() => setChosen(undefined)} />}
    </div>
  );
}
