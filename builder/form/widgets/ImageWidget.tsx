import type { MediaItem } from '@renderer/document/types.ts';
import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { describeMedia } from '../../commands/edit-media.ts';
import { useEditor, useSession } from '../../editor/context.ts';
import { FocusPicker } from '../../editor/media/FocusPicker.tsx';
import { ImagePreview } from '../../editor/media/ImagePreview.tsx';
import { MediaChooser } from '../../editor/media/MediaChooser.tsx';
import { UploadButton } from '../../editor/media/UploadButton.tsx';
import { mediaName } from '../../media-name.ts';
import { announce } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { classes } from '../../ui/theme.ts';
import { describedBy, emptiedText } from '../described-by.ts';
import { ALT_STEP, ID_SEPARATOR } from '../field-path.ts';
import type { FormContext } from '../form-context.ts';
import { CHOOSES } from '../use-field-focus.ts';
import { useUploadedTo } from '../use-uploaded-to.ts';
import control from './control.module.css';
import styles from './ImageWidget.module.css';

const BEGINNINGS = ['/', 'https://', 'http://'];

/** An image: uploaded here, chosen among the page's, or by its address. */
export function ImageWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, onChange } = props;
  const { node } = props.registry.formContext as FormContext;
  const { ui } = useSession();
  const [choosing, setChoosing] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const url = typeof value === 'string' ? value : '';
  const fixed = disabled || readonly;
  /** What is being written begins like an address long before it is one. */
  const isNone = !BEGINNINGS.some((start) => url.startsWith(start) || start.startsWith(url));
  const set = (next: string) => onChange(next === '' ? emptiedText(props) : next);
  const put = useUploadedTo(
    { node, id },
    'L’immagine caricata è tra quelle della pagina: il suo posto non c’è più.',
  );
  const setHere = (item: MediaItem) => put(item.url);
  return (
    <div ref={box} className={styles.image}>
      {url !== '' && <ImagePreview className={styles.preview} url={url} />}
      {!fixed && (
        <div className={styles.actions}>
          <UploadButton
            key={node}
            size="s"
            icon={<Icon name="upload" size={15} />}
            title="Carica un’immagine dal computer"
            dropOn={box}
            onUploaded={setHere}
          >
            Carica
          </UploadButton>
          <Button
            size="s"
            icon={<Icon name="images" size={15} />}
            title="Scegli tra le immagini già caricate"
            {...{ [CHOOSES]: '' }}
            onClick={() => setChoosing(true)}
          >
            Scegli
          </Button>
          {url !== '' && (
            <IconButton
              label="Dove si usa l’immagine"
              onClick={() => ui.setState({ whereUsed: { text: url } })}
            >
              <Icon name="file-search" size={16} />
            </IconButton>
          )}
          {url !== '' && (
            <IconButton
              label="Togli l’immagine"
              onClick={() => {
                set('');
                // The button goes with the image: the keyboard stays in the field.
                address.current?.focus();
              }}
            >
              <Icon name="trash-2" size={16} />
            </IconButton>
          )}
        </div>
      )}
      <FileName url={url} />
      <div className={styles.address}>
        <label htmlFor={id}>Indirizzo</label>
        <input
          {...describedBy(props)}
          ref={address}
          id={id}
          className={control.control}
          type="text"
          inputMode="url"
          value={url}
          placeholder={fixed ? undefined : 'https://…, o trascina qui un’immagine'}
          disabled={disabled}
          readOnly={readonly}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isNone || undefined}
          onChange={({ target }) => set(target.value.trim())}
        />
        {isNone && (
          <p className={styles.none} role="alert">
            Non è un indirizzo: comincia con https:// o con /.
          </p>
        )}
      </div>
      {url !== '' && <Description id={id} url={url} fixed={fixed ?? false} />}
      {choosing && (
        <MediaChooser
          current={url}
          onChoose={(item) => {
            setHere(item);
            setChoosing(false);
            announce(ui, `Immagine scelta: ${mediaName(item)}.`);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** What the file was called where it came from, which its address does not say. */
function FileName({ url }: { url: string }) {
  const name = useEditor(({ media }) => media.find((known) => known.url === url)?.name);
  return name ? <p className={styles.file}>{name}</p> : null;
}

/** Alternative text and focal point: they belong to the page's media, wherever the image is used. */
function Description({ id, url, fixed }: { id: string; url: string; fixed: boolean }) {
  const { store } = useSession();
  const item = useEditor(({ media }) => media.find((known) => known.url === url));
  const altId = `${id}${ID_SEPARATOR}${ALT_STEP}`;
  const change = (properties: Partial<MediaItem>) => describeMedia(store, { url, ...properties });
  return (
    <>
      <div className={styles.alt}>
        <label htmlFor={altId}>Testo alternativo</label>
        <textarea
          id={altId}
          className={classes(control.control, control.area)}
          value={item?.alt ?? ''}
          placeholder="Che cosa si vede"
          disabled={fixed || item?.decorative === true}
          onChange={({ target }) => change({ alt: target.value })}
        />
        <label className={styles.decorative}>
          <input
            type="checkbox"
            checked={item?.decorative === true}
            disabled={fixed}
            onChange={({ target }) => change({ alt: '', decorative: target.checked })}
          />
          Decorativa: non aggiunge niente al testo
        </label>
      </div>
      <details
        className={styles.focus}
        // It opens below what is in sight.
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary>Punto focale</summary>
        <FocusPicker
          url={url}
          focus={item?.focus ?? [50, 50]}
          disabled={fixed}
          onChange={(focus) => change({ focus })}
        />
      </details>
    </>
  );
}
