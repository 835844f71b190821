import type { MediaItem } from '@renderer/document/types.ts';
import { mediaName } from '../../media-name.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { classes } from '../../ui/theme.ts';
import styles from './Media.module.css';

/** Images as a grid of buttons. */
export function MediaGrid({
  items,
  current,
  isUsed,
  onChoose,
}: {
  items: readonly MediaItem[];
  /** Id or address of the chosen one. */
  current: string | undefined;
  /** Whether the page shows it; absent where that does not matter. */
  isUsed?: (item: MediaItem) => boolean;
  onChoose: (item: MediaItem) => void;
}) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => {
        const chosen = current === item.id || current === item.url;
        const name = item.alt || mediaName(item);
        const unused = isUsed && !isUsed(item) ? ', non usata nella pagina' : '';
        return (
          <li key={item.id}>
            <button
              type="button"
              className={classes(styles.tile, chosen && styles.chosen)}
              aria-pressed={chosen}
              aria-label={`${mediaName(item)}${item.alt ? `: ${item.alt}` : ', senza testo alternativo'}${unused}`}
              onClick={() => onChoose(item)}
            >
              <Thumbnail className={styles.thumbnail} src={item.url} loading="lazy" />
              <span className={styles.caption}>
                {!item.alt && <Icon name="triangle-alert" size={13} className={styles.missing} />}
                {name}
                {unused && <span className={styles.unused}>Non usata</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
