import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { classes } from '../../ui/theme.ts';
import styles from './ImagePreview.module.css';

/** The image at an address; where none is found there, it says so. */
export function ImagePreview({ url, className }: { url: string; className?: string }) {
  const [failed, setFailed] = useState<string>();
  if (failed === url) {
    return (
      <div className={classes(styles.broken, className)}>
        <Icon name="image-off" size={20} />
        Immagine non trovata a questo indirizzo
      </div>
    );
  }
  return (
    <Thumbnail
      className={classes(styles.image, className)}
      src={url}
      onError={() => setFailed(url)}
    />
  );
}
