import type { MediaItem } from '@renderer/document/types.ts';
import { decoded } from '@renderer/ui/text/decoded.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { classes } from '../../ui/theme.ts';
import styles from './Media.module.css';

/** Images as a grid of buttons. */
export function MediaGrid({
  items,
  current,
  onChoose,
}: {
  items: readonly MediaItem[];
  /** Id or address of the chosen one. */
  current: string | undefined;
  onChoose: (item: MediaItem) => void;
}) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => {
        const chosen = current === item.id || current === item.url;
        const name = item.alt || fileName(item.url);
        return (
          <li key={item.id}>
            <button
              type="button"
              className={classes(styles.tile, chosen && styles.chosen)}
              aria-pressed={chosen}
              aria-label={item.alt ? name : `${name}, senza testo alternativo`}
              onClick={() => onChoose(item)}
            >
              <Thumbnail className={styles.thumbnail} src={item.url} loading="lazy" />
              <span className={styles.caption}>
                {!item.alt && <Icon name="triangle-alert" size={13} className={styles.missing} />}
                {name}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Last part of an address, as a name. */
export function fileName(url: string): string {
  const [path = url] = url.split(/[?#]/);
  const last = path.slice(path.lastIndexOf('/') + 1) || url;
  return decoded(last) ?? last;
}
