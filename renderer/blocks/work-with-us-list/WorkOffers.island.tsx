import type { WorkOffer } from '@generated/entities.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useEntryState } from '../../islands/use-entry-state.ts';
import { buttonClass } from '../../ui/button/LinkButton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { firstPages, loadMore, type Pages, restoredPages } from './paging.ts';
import { WorkOfferCard } from './WorkOfferCard.tsx';
import styles from './WorkOffers.module.css';

/**
 * The first offers, as the server rendered them, and those loaded after them (spec 4.8), which going
 * back finds again.
 * @param nodeId the block, of which a page may hold several
 * @param ids ids of the first offers
 * @param asked how many of them the server asked for
 */
export default function WorkOffers(list: {
  nodeId: string;
  ids: number[];
  asked: number;
  children?: ReactNode;
}) {
  const { nodeId, ids, asked, children } = list;
  const kept = useEntryState<Pages<WorkOffer>>(`work-offers-${nodeId}`, firstPages(ids, asked));
  const pages = useMemo(() => restoredPages(ids, kept.state), [ids, kept.state]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed' | 'none'>('idle');
  const items = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  // The button may be gone with the last page: who pressed it goes on from the first new offer.
  useEffect(() => {
    const id = firstNew.current;
    firstNew.current = undefined;
    if (pages.items.length === 0 || id === undefined) return;
    items.current?.querySelector<HTMLElement>(`[data-offer="${id}"] a`)?.focus();
  }, [pages]);

  const more = async () => {
    setStatus('loading');
    try {
      const next = await loadMore(pages, fetchOffers);
      firstNew.current = next.items[pages.items.length]?.id;
      kept.change(next);
      setStatus(firstNew.current === undefined ? 'none' : 'idle');
    } catch {
      setStatus('failed');
    }
  };

  return (
    <div className={styles.offers}>
      {(children || pages.items.length > 0) && (
        <ul ref={items} className={styles.list}>
          {children}
          {pages.items.map((offer) => (
            <li key={offer.id} data-offer={offer.id}>
              <WorkOfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {pages.hasLoadMore && (
        <button
          type="button"
          className={buttonClass('blueViolet')}
          aria-disabled={status === 'loading'}
          onClick={() => status !== 'loading' && void more()}
        >
          {status === 'loading' ? 'Caricamento...' : 'Carica altre'}
        </button>
      )}
      <p role="status" className={classNames(styles.status, status === 'failed' && styles.failed)}>
        {status === 'failed' && 'Caricamento non riuscito. Riprova.'}
        {status === 'none' && 'Non ci sono altre posizioni aperte.'}
      </p>
    </div>
  );
}

async function fetchOffers(page: number): Promise<WorkOffer[]> {
  const response = await fetch(`/api/work-offers?page=${page}`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const body: { items: WorkOffer[] } = await response.json();
  return body.items;
}
