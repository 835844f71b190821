import { useId, useRef, useState } from 'react';
import { mediaName } from '../../media-name.ts';
import { announce } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSession } from '../context.ts';
import { ImagePreview } from '../media/ImagePreview.tsx';
import { LibraryGrid } from '../media/LibraryGrid.tsx';
import { LibraryImageButton } from '../media/LibraryImageButton.tsx';
import pages from './Pages.module.css';
import styles from './Search.module.css';

/** The image that social networks show of the page; it does not become one of the page's. */
export function SocialImageField({
  url,
  onChange,
}: {
  url: string;
  onChange: (url: string) => void;
}) {
  const { ui } = useSession();
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const helpId = useId();
  return (
    <fieldset className={styles.social} aria-labelledby={labelId} aria-describedby={helpId}>
      <p id={labelId} className={styles.label}>
        Immagine per i social
      </p>
      {url === '' ? (
        <div className={styles.noPicture}>
          <Icon name="image" size={22} />
        </div>
      ) : (
        <ImagePreview className={styles.picture} url={url} />
      )}
      <div className={styles.about}>
        {url !== '' && <p className={styles.file}>{mediaName({ url })}</p>}
        <div className={styles.buttons}>
          <Button
            ref={choose}
            size="s"
            icon={<Icon name="images" size={15} />}
            onClick={() => setIsChoosing(true)}
          >
            Scegli
          </Button>
          {url !== '' && (
            <IconButton
              label="Togli l’immagine"
              onClick={() => {
                onChange('');
                // The button goes with the image: the keyboard stays in the field.
                choose.current?.focus();
              }}
            >
              <Icon name="trash-2" size={16} />
            </IconButton>
          )}
        </div>
      </div>
      <p id={helpId} className={pages.help}>
        {url === ''
          ? 'Se manca, si vede l’immagine in evidenza che la pagina ha in WordPress, o quella del sito.'
          : 'L’ideale è di 1200 × 630 pixel: di altre proporzioni si vede solo una parte.'}
      </p>
      {isChoosing && (
        <Dialog
          title="Scegli un’immagine per i social"
          wide
          tall
          onClose={() => setIsChoosing(false)}
          actions={
            <LibraryImageButton
              variant="primary"
              icon={<Icon name="upload" size={17} />}
              onUploaded={(image) => {
                onChange(image.url);
                setIsChoosing(false);
              }}
            >
              Carica un’immagine
            </LibraryImageButton>
          }
        >
          <LibraryGrid
            current={url}
            onChoose={(image) => {
              onChange(image.url);
              setIsChoosing(false);
              announce(ui, `Immagine scelta: ${image.title || mediaName(image)}.`);
            }}
          />
        </Dialog>
      )}
    </fieldset>
  );
}
