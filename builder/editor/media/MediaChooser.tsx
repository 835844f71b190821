import { Tabs } from '@base-ui/react/tabs';
import type { MediaItem } from '@renderer/document/types.ts';
import { addMedia } from '../../commands/add-media.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useEditor, useSession } from '../context.ts';
import { LibraryGrid } from './LibraryGrid.tsx';
import styles from './Media.module.css';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadButton } from './UploadButton.tsx';

/** Picks one of the page's images, one of WordPress's library, or uploads one. */
export function MediaChooser({
  current,
  onChoose,
  onClose,
}: {
  current: string;
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
}) {
  const { store } = useSession();
  const media = useEditor((state) => state.media);
  return (
    <Dialog
      title="Scegli un’immagine"
      wide
      tall
      onClose={onClose}
      actions={
        <UploadButton
          variant="primary"
          icon={<Icon name="upload" size={17} />}
          onUploaded={onChoose}
        >
          Carica un’immagine
        </UploadButton>
      }
    >
      <Tabs.Root defaultValue="library">
        <Tabs.List className={styles.tabs} activateOnFocus>
          <Tabs.Tab className={styles.tab} value="library">
            Libreria di WordPress
          </Tabs.Tab>
          <Tabs.Tab className={styles.tab} value="page">
            Di questa pagina
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="page">
          {media.length === 0 ? (
            <p className={styles.empty}>La pagina non ha ancora immagini: carica la prima.</p>
          ) : (
            <MediaGrid items={media} current={current} onChoose={onChoose} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="library">
          <LibraryGrid
            current={current}
            onChoose={({ url, alt, title: name, width, height }) => {
              const known = store.getState().media.find((item) => item.url === url);
              const size = width && height ? { width, height } : {};
              onChoose(
                known ?? addMedia(store, { url, name, ...(alt !== '' && { alt }), ...size }),
              );
            }}
          />
        </Tabs.Panel>
      </Tabs.Root>
    </Dialog>
  );
}
