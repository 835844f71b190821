import { useCallback } from 'react';
import { noteTitle } from '../../cms/known-items.ts';
import { findNamed } from '../../cms/library.ts';
import { useSession } from '../../editor/context.ts';
import { itemUrlOf } from '../../item-url.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './NoOfferNote.module.css';
import { useSearch } from './use-search.ts';

/**
 * The offer whose page a field names; `isNone` where no block can show the page as one. Neither is said
 * as long as it is not known.
 */
export function useNamedOffer(named: number | string | undefined): {
  id: number | undefined;
  title: string | undefined;
  isNone: boolean;
} {
  const { cms } = useSession();
  const ask = useCallback(async () => {
    const offers = await cms.library.readOffers();
    const offer = named === undefined ? undefined : findNamed(offers, named);
    if (offer) noteTitle(String(named), offer.title);
    return offer ? [offer] : [];
  }, [cms, named]);
  const { state, items } = useSearch(`${named ?? ''}`, ask);
  const isKnown = state === 'found';
  const { id, title } = (isKnown && items[0]) || {};
  return { id, title, isNone: isKnown && items.length === 0 };
}

export function NoOfferNote({ id }: { id: string }) {
  return (
    <p className={styles.note} id={id} role="status">
      <Icon name="triangle-alert" size={15} className={styles.icon} />
      <span>Questa pagina non è un’offerta: la scheda resterebbe vuota. Scegline un’altra.</span>
    </p>
  );
}

/** The way to what the blocks show of an offer: its texts, prices and bonuses are its own. */
export function OfferData({ id, title }: { id: number; title: string | undefined }) {
  const { itemUrl } = useSession().bootstrap.config;
  return (
    <a
      className={styles.data}
      href={itemUrlOf(itemUrl, id)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Dati dell’offerta${title ? ` «${title}»` : ''} in WordPress`}
      title="Testi, prezzi e bonus, in WordPress"
    >
      <Icon name="external-link" size={14} />
      Dati dell’offerta
    </a>
  );
}
