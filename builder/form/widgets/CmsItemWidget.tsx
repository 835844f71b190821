import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useEffect, useId, useState } from 'react';
import { knownItem, noteItem } from '../../cms/known-items.ts';
import { type CmsItem, hintOf } from '../../cms/library.ts';
import { useSession } from '../../editor/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy } from '../described-by.ts';
import styles from './CmsItemWidget.module.css';
import { NoOfferNote, OfferData, useNamedOffer } from './NoOfferNote.tsx';
import suggest from './SuggestInput.module.css';
import { SuggestInput } from './SuggestInput.tsx';
import { listedLast, useListed } from './use-listed.ts';
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
  const isOffer = find === 'searchOffers';
  const offer = useNamedOffer(isOffer ? chosenId : undefined);
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
  const listed = useListed(props);
  const words = query.trim();
  const [isFocused, setIsFocused] = useState(false);
  const found = useSearch(words.length < 2 ? '' : words, search, {
    asksAlways: isOffer && isFocused && words === '',
  });
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
        found={{ ...found, items: listedLast(found.items, listed, ({ key }) => key) }}
        empty={isOffer ? 'Nessuna offerta con questo nome.' : undefined}
        hint={isOffer && words === '' ? 'Scrivi per cercare un’offerta.' : undefined}
        failed="La ricerca non risponde: riprova tra poco."
        opensAtOnce={isOffer && changing}
        opensOnFocus={isOffer && !changing}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
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
