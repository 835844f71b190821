import type { MediaItem } from '@renderer/document/types.ts';
import { useId } from 'react';
import { urlsOf } from '../../clipboard/payload.ts';
import { editMedia } from '../../commands/edit-media.ts';
import { removeMedia } from '../../commands/remove-media.ts';
import { setField } from '../../form/set-field.ts';
import control from '../../form/widgets/control.module.css';
import { mediaName } from '../../media-name.ts';
import { assure, inform } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import { FocusPicker } from './FocusPicker.tsx';
import styles from './Media.module.css';
import { useImageTarget } from './use-image-target.ts';

const stillShown = (blocks: number) =>
  `L’immagine si vede ancora in ${count(blocks, 'blocco', 'blocchi')}: toglila prima da lì.`;

/** One image: its way into the selected block, alternative text, focal point, removal. */
export function MediaDetails({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { store, ui } = useSession();
  const target = useImageTarget();
  const altId = useId();
  return (
    <section className={styles.details} aria-label={mediaName(item)}>
      <div className={styles.detailsHead}>
        <h3 className={styles.detailsName}>{mediaName(item)}</h3>
        <IconButton label="Chiudi i dettagli" onClick={onClose}>
          <Icon name="x" size={16} />
        </IconButton>
      </div>
      {item.width !== undefined && item.height !== undefined && (
        <p className={styles.hint}>
          {item.width} × {item.height} px
        </p>
      )}
      {target && (
        <Button
          size="s"
          icon={<Icon name="image" size={15} />}
          onClick={() => {
            setField(store, { id: target.id, path: target.path, value: item.url });
            assure(ui, `«${mediaName(item)}» è in «${target.block}». Annulla con Ctrl+Z.`);
          }}
        >
          Metti in «{target.block}»
        </Button>
      )}
      <Button
        size="s"
        icon={<Icon name="file-search" size={15} />}
        onClick={() => ui.setState({ whereUsed: { text: item.url } })}
      >
        Dove si usa
      </Button>
      <div className={styles.detail}>
        <label htmlFor={altId}>Testo alternativo</label>
        <textarea
          id={altId}
          className={`${control.control} ${control.area}`}
          value={item.alt ?? ''}
          placeholder="Che cosa si vede; vuoto se è decorativa"
          onChange={({ target }) => editMedia(store, { id: item.id, alt: target.value })}
        />
      </div>
      <div className={styles.detail}>
        <span>Punto focale</span>
        <FocusPicker
          url={item.url}
          focus={item.focus}
          onChange={(focus) => editMedia(store, { id: item.id, focus })}
        />
      </div>
      <Button
        size="s"
        icon={<Icon name="trash-2" size={15} />}
        onClick={() => {
          const { nodes } = store.getState();
          const shown = [...nodes.values()].filter(({ props }) => urlsOf(props).has(item.url));
          // Its text and focal point would be gone, the image itself would not.
          if (shown.length > 0) return inform(ui, stillShown(shown.length));
          removeMedia(store, { id: item.id });
          onClose();
        }}
      >
        Togli dall’elenco
      </Button>
    </section>
  );
}
