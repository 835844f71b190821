import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useEffect, useId, useState } from 'react';
import { knownItem, noteItem } from '../../cms/known-items.ts';
import { type CmsItem, hintOf } from '../../cms/library.ts';
import { useEditor, useSession } from '../../editor/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy } from '../described-by.ts';
import { pathOfField, valueAt } from '../field-path.ts';
import type { FormContext } from '../form-context.ts';
import styles from './CmsItemWidget.module.css';
import { NoOfferNote, OfferData, useNamedOffer } from './NoOfferNote.tsx';
import suggest from './SuggestInput.module.css';
import { SuggestInput } from './SuggestInput.tsx';
import { useSearch } from './use-search.ts';

/** The page of an offer, stored by its id and shown by its title. */
export function OfferWidget(props: WidgetProps) {
  return <ItemWidget {...props} find="searchOffers" />;
}

/** An article of the glossary; the site shows no other items in its place. */
export function GlossaryArticleWidget(props: WidgetProps) {
  return <ItemWidget {...props} find="searchGlossary" />;
}

function ItemWidget(props: WidgetProps & { find: 'searchOffers' | 'searchGlossary' }) {
  const { id, value, disabled, readonly, onChange, label, find } = props;
  const { cms } = useSession();
  const [query, setQuery] = useState('');
  const [changing, setChanging] = useState(false);
  const chosenId = typeof value === 'number' && value > 0 ? value : undefined;
  const chosen = useItem(chosenId);
  const offer = useNamedOffer(find === 'searchOffers' ? chosenId : undefined);
  const noteId = useId();
  const search = useCallback(
    async (wanted: string) => {
      const items = await cms.library[find](wanted);
      return items.map((item) => ({
        ...{ key: `${item.id}`, label: item.title, hint: hintOf(item) },
        item,
      }));
    },
    [cms, find],
  );
  const taken = useTaken(props);
  const words = query.trim();
  const found = useSearch(words.length < 2 ? '' : words, search);
  const fixed = disabled || readonly;
  if (chosenId !== undefined && !changing) {
    // What is not there at all is said so already.
    const warns = offer.isNone && chosen !== null;
    return (
      <>
        <div className={styles.chosen}>
          <Icon name="file-text" size={17} className={styles.icon} />
          <span className={styles.text}>
            <span className={styles.title}>{chosen?.title ?? `Elemento ${chosenId}`}</span>
            {chosen && <span className={styles.path}>{chosen.path}</span>}
            {chosen === null && <span className={styles.missing}>Non trovato</span>}
          </span>
          {!fixed && (
            <Button
              size="s"
              id={id}
              // Named here: the field's label would take the place of what the button says.
              aria-label={`Cambia ${label}`}
              aria-describedby={warns ? noteId : undefined}
              onClick={() => setChanging(true)}
            >
              Cambia
            </Button>
          )}
        </div>
        {warns && <NoOfferNote id={noteId} />}
        {offer.id !== undefined && <OfferData id={offer.id} title={offer.title} />}
      </>
    );
  }
  const cancel = () => {
    setQuery('');
    setChanging(false);
    // The button that began it comes back in the place of this field.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key gives back the item that was there.
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !changing || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        cancel();
      }}
    >
      <SuggestInput
        {...describedBy(props)}
        look={suggest}
        id={id}
        className={styles.field}
        icon={<Icon name="search" size={16} className={styles.icon} />}
        value={query}
        placeholder="Cerca per titolo"
        disabled={disabled}
        readOnly={readonly}
        autoFocus={changing}
        found={{ ...found, items: takenLast(found.items, taken) }}
        empty={find === 'searchOffers' ? 'Nessuna offerta con questo nome.' : undefined}
        failed="La ricerca non risponde: riprova tra poco."
        onChange={({ target }) => setQuery(target.value)}
        onPick={({ item }) => {
          noteItem(item.id, item);
          onChange(item.id);
          setQuery('');
          setChanging(false);
        }}
      />
      {changing && chosenId !== undefined && (
        <Button size="s" variant="quiet" onClick={cancel}>
          Annulla
        </Button>
      )}
    </div>
  );
}

/** Ids that other items of the field's list hold in the same place, separated by commas. */
function useTaken({ id, registry }: WidgetProps): string {
  const { node } = registry.formContext as FormContext;
  const path = pathOfField(id);
  const at = path.findLastIndex((part) => typeof part === 'number');
  return useEditor(({ nodes }) => {
    const list = valueAt(node && nodes.get(node)?.props, path.slice(0, at));
    if (at < 0 || !Array.isArray(list)) return '';
    const others = list.toSpliced(Number(path[at]), 1);
    return others.map((item) => valueAt(item, path.slice(at + 1))).join();
  });
}

/** What the list has already is hardly what is looked for. */
function takenLast<Item extends { key: string; hint?: string }>(
  items: readonly Item[],
  taken: string,
): Item[] {
  const has = new Set(taken.split(','));
  const said = items.map((item) => {
    if (!has.has(item.key)) return item;
    return { ...item, hint: [item.hint, 'già nell’elenco'].filter(Boolean).join(' · ') };
  });
  return said.toSorted((one, other) => Number(has.has(one.key)) - Number(has.has(other.key)));
}

/** The item of an id; undefined while it is unknown or cannot be read, null when there is none. */
function useItem(id: number | undefined): CmsItem | null | undefined {
  const { cms } = useSession();
  const [, setArrived] = useState(0);
  useEffect(() => {
    if (id === undefined || knownItem(id) !== undefined) return;
    let current = true;
    cms.library.readItems([id]).then(
      ([item]) => {
        noteItem(id, item ?? null);
        if (current) setArrived((count) => count + 1);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [cms, id]);
  return id === undefined ? undefined : knownItem(id);
}
