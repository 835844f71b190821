import { useEffect, useRef, useState } from 'react';
import { asCmsFailure, CmsFailure } from '../../cms/cms-failure.ts';
import { IMAGES_PER_PAGE, type LibraryImage } from '../../cms/library.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { classes } from '../../ui/theme.ts';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import styles from './Media.module.css';

/** Images of WordPress's library, searched by title and description. */
export function LibraryGrid({
  current,
  onChoose,
}: {
  /** Address of the image in use. */
  current: string;
  onChoose: (image: LibraryImage) => void;
}) {
  const { cms } = useSession();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [images, setImages] = useState<readonly LibraryImage[]>([]);
  const [state, setState] = useState<'loading' | 'more' | 'end' | CmsFailure>('loading');
  const [attempt, setAttempt] = useState(0);
  /** Place of the first image that was asked for beyond those shown. */
  const [asked, setAsked] = useState<number>();
  const failure = state instanceof CmsFailure ? state : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isLatest = true;
    setState('loading');
    const timer = setTimeout(
      () => {
        cms.library.readImages({ search: search.trim(), page }).then(
          (found) => {
            if (!isLatest) return;
            setImages((before) => (page === 1 ? found : [...before, ...found]));
            setState(found.length < IMAGES_PER_PAGE ? 'end' : 'more');
          },
          (error: unknown) => isLatest && setState(asCmsFailure(error)),
        );
      },
      search === '' ? 0 : 250,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [cms, search, page, attempt]);
  const status = statusOf({ search, isFirst: page === 1, found: images.length, state });
  const grid = useRef<HTMLUListElement>(null);
  const isFound = search.trim() !== '' && (state === 'end' || state === 'more');
  const only = images.length === 1 ? images[0] : undefined;
  const showMore = () => {
    if (state === 'loading') return;
    setAsked(images.length);
    setPage(page + 1);
  };
  return (
    <div>
      <div className={styles.search}>
        <SearchField
          label="Cerca nella libreria"
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
            setAsked(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isFound) return;
            event.preventDefault();
            // Of several the keyboard comes to the first: none is taken unseen.
            if (only) onChoose(only);
            else grid.current?.querySelector('button')?.focus();
          }}
        />
      </div>
      <p role="status" className={styles.empty} hidden={status === ''}>
        {status}
      </p>
      <ul className={styles.grid} ref={grid}>
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: who asked for more goes on where they begin.
              autoFocus={index === asked}
              className={classes(styles.tile, image.url === current && styles.chosen)}
              aria-pressed={image.url === current}
              aria-label={[image.title, image.alt].filter(Boolean).join(': ')}
              onClick={() => onChoose(image)}
            >
              <Thumbnail className={styles.thumbnail} src={image.thumbnail} loading="lazy" />
              <span className={styles.caption}>{image.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {failure && <ReadFailure failure={failure} onRetry={() => setAttempt(attempt + 1)} />}
      {(state === 'more' || (state === 'loading' && images.length > 0 && page > 1)) && (
        <Button aria-busy={state === 'loading'} onClick={showMore}>
          {state === 'loading' ? 'Apertura di altre immagini…' : 'Mostra altre immagini'}
        </Button>
      )}
    </div>
  );
}

/** What is to be known of the images below; of those that a search found, how many they are. */
function statusOf({
  search,
  isFirst,
  found,
  state,
}: {
  search: string;
  isFirst: boolean;
  found: number;
  state: 'loading' | 'more' | 'end' | CmsFailure;
}): string {
  if (state === 'loading' && isFirst) return found === 0 ? 'Apertura della libreria…' : 'Ricerca…';
  if (state === 'end' && found === 0) {
    return search === '' ? 'La libreria è vuota.' : `Nessuna immagine per «${search}».`;
  }
  if (search === '' || (state !== 'end' && state !== 'more')) return '';
  const images = count(found, 'immagine trovata', 'immagini trovate');
  return state === 'end' ? `${images}.` : `${images}, e altre: mostrale in fondo.`;
}
