import type { MediaItem } from '@renderer/document/types.ts';
import { useId } from 'react';
import { editMedia } from '../../commands/edit-media.ts';
import { removeMedia } from '../../commands/remove-media.ts';
import control from '../../form/widgets/control.module.css';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSession } from '../context.ts';
import { FocusPicker } from './FocusPicker.tsx';
import styles from './Media.module.css';
import { fileName } from './MediaGrid.tsx';

/** One image: alternative text, focal point, removal. */
export function MediaDetails({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { store, ui } = useSession();
  const altId = useId();
  return (
    <section className={styles.details} aria-label={fileName(item.url)}>
      <div className={styles.detailsHead}>
        <h3 className={styles.detailsName}>{fileName(item.url)}</h3>
        <IconButton label="Chiudi i dettagli" size="s" onClick={onClose}>
          <Icon name="x" size={16} />
        </IconButton>
      </div>
      {item.width !== undefined && item.height !== undefined && (
        <p className={styles.hint}>
          {item.width} × {item.height} px
        </p>
      )}
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
        icon={<Icon name="scan-search" size={15} />}
        onClick={() => ui.setState({ whereUsed: { text: item.url } })}
      >
        Dove si usa
      </Button>
      <Button
        size="s"
        icon={<Icon name="trash-2" size={15} />}
        onClick={() => {
          removeMedia(store, { id: item.id });
          onClose();
        }}
      >
        Togli dalla pagina
      </Button>
    </section>
  );
}
