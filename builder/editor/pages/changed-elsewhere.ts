import type { SettingsChanges, StoredSettings } from '../../cms/page-settings.ts';
import { mediaName } from '../../media-name.ts';
import type { Typed } from './settings-form.ts';

/** A field that somebody else has changed since it was read, and that is changed here, too. */
export interface ChangedElsewhere {
  field: keyof Typed;
  label: string;
  /** What it says now, as editors read it. */
  value: string;
}

const FIELDS: Record<
  keyof SettingsChanges,
  { field: keyof Typed; label: string; told(stored: StoredSettings): string }
> = {
  title: { field: 'title', label: 'Titolo', told: ({ title }) => title },
  slug: { field: 'slug', label: 'Ultima parte dell’indirizzo', told: ({ slug }) => slug },
  parent: {
    ...{ field: 'below', label: 'Sotto la pagina' },
    told: ({ path }) => path.slice(0, path.lastIndexOf('/')),
  },
  searchTitle: {
    ...{ field: 'searchTitle', label: 'Titolo per i motori di ricerca' },
    told: ({ searchTitle }) => searchTitle,
  },
  description: {
    ...{ field: 'description', label: 'Descrizione per i motori di ricerca' },
    told: ({ description }) => description,
  },
  image: {
    ...{ field: 'image', label: 'Immagine per i social' },
    told: ({ image }) => (image === '' ? '' : mediaName({ name: '', url: image })),
  },
  isUnlisted: {
    ...{ field: 'isUnlisted', label: 'Non mostrarla nei motori di ricerca' },
    told: ({ isUnlisted }) => (isUnlisted ? 'sì' : 'no'),
  },
};

/**
 * What would be overwritten unseen.
 * @param asked what is to be saved
 * @param known the page as it was read
 * @param now the page as it is
 */
export function changedElsewhere(
  asked: SettingsChanges,
  known: StoredSettings,
  now: StoredSettings,
): ChangedElsewhere[] {
  const names = Object.keys(asked) as (keyof SettingsChanges)[];
  return names.flatMap((name) => {
    if (now[name] === known[name] || now[name] === asked[name]) return [];
    const { field, label, told } = FIELDS[name];
    return { field, label, value: told(now) };
  });
}
