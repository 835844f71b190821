import { useMemo, useRef, useState } from 'react';
import { urlsOf } from '../../clipboard/payload.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LANDING } from '../../ui/regions.ts';
import { useEditor, useFollowedEditor, useUi } from '../context.ts';
import styles from './Media.module.css';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadButton } from './UploadButton.tsx';
import { Uploads } from './Uploads.tsx';

/** Images of the page: upload, describe, remove. */
export function MediaPanel() {
  const media = useEditor((state) => state.media);
  const nodes = useFollowedEditor((state) => state.nodes);
  const used = useMemo(() => urlsOf([...nodes.values()].map(({ props }) => props)), [nodes]);
  const hasUploads = useUi((state) => state.uploads.length > 0);
  const [chosen, setChosen] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const item = media.find(({ id }) => id === chosen);
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.drop} {...LANDING}>
        <UploadButton
          variant="primary"
          multiple
          quiet
          dropOn={panel}
          icon={<Icon name="upload" size={17} />}
        >
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
          isUsed={({ url }) => used.has(url)}
          onChoose={({ id }) => setChosen(id === chosen ? undefined : id)}
        />
      )}
      {item && <MediaDetails key={item.id} item={item} onClose={() => setChosen(undefined)} />}
    </div>
  );
}
