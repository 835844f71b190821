import { useState } from 'react';
import { isUpload } from '../../cms/upload-address.ts';
import control from '../../form/widgets/control.module.css';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MediaChooser } from '../media/MediaChooser.tsx';
import styles from './WhereUsed.module.css';

const isImage = (text: string) =>
  isUpload(text) && /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(text);

/** What a text gives way to, and whether visitors see it at once. */
export function ReplaceFields({
  text,
  by,
  onChange,
  anyCase,
  onAnyCaseChange,
  online,
  onOnlineChange,
}: {
  /** What gives way; the address of an image is given another image to choose. */
  text: string;
  by: string;
  onChange: (by: string) => void;
  anyCase: boolean;
  onAnyCaseChange: (anyCase: boolean) => void;
  online: boolean;
  onOnlineChange: (online: boolean) => void;
}) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={styles.replace}>
      <label className={styles.by}>
        Sostituisci con
        <input
          className={control.control}
          autoComplete="off"
          value={by}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {isImage(text) && (
        <Button
          size="s"
          className={styles.choose}
          icon={<Icon name="images" size={15} />}
          onClick={() => setIsChoosing(true)}
        >
          Scegli l’immagine…
        </Button>
      )}
      {isChoosing && (
        <MediaChooser
          current={by}
          onChoose={({ url }) => {
            onChange(url);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      <p className={styles.hint}>
        {isImage(text)
          ? 'Cambia l’immagine in ogni blocco che la mostra; il testo alternativo è quello dell’altra.'
          : 'Cambia i testi dei blocchi e i testi alternativi delle immagini. Di un telefono o di un indirizzo cambia anche i link.'}
      </p>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={anyCase}
          onChange={({ target }) => onAnyCaseChange(target.checked)}
        />
        <span>
          <strong>Non distinguere maiuscole e minuscole</strong>
          <span className={styles.hint}>Se «luce» diventa «gas», «LUCE» diventa «GAS».</span>
        </span>
      </label>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={online}
          onChange={({ target }) => onOnlineChange(target.checked)}
        />
        <span>
          <strong>Metti subito online</strong>
          <span className={styles.hint}>
            Altrimenti di ogni pagina pubblicata resta una bozza, che guardi e pubblichi tu.
          </span>
        </span>
      </label>
    </div>
  );
}
