import { useCallback } from 'react';
import { isAmong } from '../../cms/library.ts';
import { useSession } from '../../editor/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './NoOfferNote.module.css';
import { useSearch } from './use-search.ts';

/** Whether a field names a page that no block can show as an offer; false as long as that is not known. */
export function useIsNoOffer(named: number | string | undefined): boolean {
  const { cms } = useSession();
  const ask = useCallback(async () => {
    const offers = await cms.library.readOffers();
    return named !== undefined && isAmong(offers, named) ? [named] : [];
  }, [cms, named]);
  const { state, items } = useSearch(`${named ?? ''}`, ask);
  return state === 'found' && items.length === 0;
}

export function NoOfferNote({ id }: { id: string }) {
  return (
    <p className={styles.note} id={id} role="status">
      <Icon name="triangle-alert" size={15} className={styles.icon} />
      <span>Questa pagina non è un’offerta: la scheda resterebbe vuota. Scegline un’altra.</span>
    </p>
  );
}
