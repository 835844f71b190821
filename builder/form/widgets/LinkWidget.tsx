import { classNames } from '@renderer/ui/class-names.ts';
import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useId, useState } from 'react';
import { isAddress } from '../../address.ts';
import type { LinkTarget } from '../../cms/find-links.ts';
import { findTargets } from '../../cms/find-targets.ts';
import { hintOf } from '../../cms/library.ts';
import { titledFirst } from '../../cms/titled-first.ts';
import { useSession } from '../../editor/context.ts';
import type { Session } from '../../session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy, emptiedText } from '../described-by.ts';
import type { FormContext } from '../form-context.ts';
import { useHeldField } from '../use-held-field.ts';
import {
  addressMeantBy,
  completeAddress,
  looksLikeAddress,
  namesNoPlace,
} from './complete-address.ts';
import control from './control.module.css';
import styles from './LinkWidget.module.css';
import { NoOfferNote, useNamedOffer } from './NoOfferNote.tsx';
import suggest from './SuggestInput.module.css';
import { SuggestInput } from './SuggestInput.tsx';
import { useDeadEnd } from './use-dead-end.ts';
import { noLinkText, useLinkSearch } from './use-link-search.ts';

/** An address: of a page of this site, found by its title, of another site, an anchor, mail or telephone. */
export function LinkWidget(props: WidgetProps) {
  return <AddressField {...props} find={findTargets} />;
}

/** A product's page; stored with its whole address (spec 3.2). */
export function ProductWidget(props: WidgetProps) {
  return <AddressField {...props} find={findProducts} isProduct />;
}

async function findProducts({ cms }: Pick<Session, 'cms'>, query: string): Promise<LinkTarget[]> {
  const offers = await cms.library.searchOffers(query);
  const found = offers.map((offer) => ({
    ...{ key: `${offer.id}`, label: offer.title, hint: hintOf(offer), address: offer.url },
  }));
  return titledFirst(found, query);
}

function AddressField({
  find,
  isProduct = false,
  ...props
}: WidgetProps & {
  find: (session: Session, query: string) => Promise<readonly LinkTarget[]>;
  /** It is of an offer; addresses of this site are stored with their origin. */
  isProduct?: boolean;
}) {
  const { id, value, disabled, readonly, onChange, onBlur } = props;
  const session = useSession();
  const { actions, bootstrap } = session;
  const { siteOrigin } = bootstrap.config;
  const text = typeof value === 'string' ? value : '';
  /** Of a whole address of this site its path says enough. */
  const isOwn = isProduct && text.startsWith(`${siteOrigin}/`);
  /** What is typed while it is words to search by, not an address yet. */
  const [words, setWords] = useState<string>();
  const [typed, setTyped] = useState('');
  const search = useCallback((query: string) => find(session, query), [find, session]);
  const [isFocused, setIsFocused] = useState(false);
  /** What was chosen is called by its name until something is written. */
  const [isPicked, setIsPicked] = useState(false);
  const isUntyped = isFocused && typed === '';
  const searched = useLinkSearch(typed, {
    ...{ find: search, findsPlaces: !isProduct, isUntyped },
  });
  // What stands in the field does not say that it can be searched in.
  const isAsked = isUntyped && text !== '' && searched.state === 'idle';
  const found: typeof searched = isAsked ? { ...searched, items: [], state: 'found' } : searched;
  const offer = useNamedOffer(isProduct && isAddress(text) ? text : undefined);
  const deadEnd = useDeadEnd(!isProduct && typed === '' ? text : '');
  const isNoted = offer.isNone || offer.title !== undefined || deadEnd !== undefined;
  const address = isOwn ? text.slice(siteOrigin.length) : text;
  /** What an offer is called says more than its address, but while that is written. */
  const isWritten = isFocused && !isPicked;
  const named = isWritten ? undefined : offer.title;
  const noteId = useId();
  const described = describedBy(props);
  const { write } = props.registry.formContext as FormContext;
  const set = (address: string) => onChange(address === '' ? emptiedText(props) : address);
  /**
   * The form hands on what it is told a moment later: the page must have it now, and not again once it
   * has been taken back.
   */
  const put = (address: string) => (write ? write(id, address) : set(address));
  const rest = () => {
    setTyped('');
    setWords(undefined);
  };
  /** Writes what is meant by what was typed; words that name no place, too: the field says so. */
  const commit = () => {
    if (typed === '') return;
    const address = completeAddress(words ?? typed) ?? words?.trim();
    rest();
    if (address === undefined) return;
    put(address);
    if (namesNoPlace(address)) actions.say(`«${address}» non è un indirizzo.`);
  };
  useHeldField({ commit, isHolding: words !== undefined });
  return (
    <>
      <div className={classNames(control.frame, styles.link)}>
        <SuggestInput
          {...described}
          aria-describedby={
            classNames(described['aria-describedby'], isNoted && noteId) || undefined
          }
          look={suggest}
          id={id}
          className={styles.field}
          icon={<Icon name="link-2" size={16} className={styles.icon} />}
          inputMode="url"
          value={words ?? named ?? address}
          placeholder={
            isProduct
              ? 'Cerca un’offerta, o scrivi https://…'
              : 'Cerca una pagina, o scrivi https://…'
          }
          empty={isProduct ? 'Nessuna offerta con questo nome.' : noLinkText(typed)}
          hint={
            isUntyped
              ? `Scrivi per cercare ${isProduct ? 'un’offerta' : 'una pagina, # per un punto di questa'}.`
              : undefined
          }
          disabled={disabled}
          readOnly={readonly}
          found={found}
          isNoAnswer={words !== undefined && namesNoPlace(words) && !addressMeantBy(words)}
          onPick={(target) => {
            put(target.address);
            setIsPicked(true);
            rest();
            actions.makePlace(target);
          }}
          onChange={({ target }) => {
            const address = target.value.trim();
            setIsPicked(false);
            setTyped(address);
            const isWords = address !== '' && !looksLikeAddress(address);
            setWords(isWords ? target.value : undefined);
            if (!isWords) set(isOwn && address.startsWith('/') ? siteOrigin + address : address);
          }}
          onFocus={() => setIsFocused(true)}
          onBlur={() => {
            setIsFocused(false);
            setIsPicked(false);
            commit();
            onBlur(id, text);
          }}
        />
        {isAddress(text) && (
          <a
            className={styles.open}
            href={text}
            target="_blank"
            rel="noreferrer"
            aria-label="Apri il link in una nuova scheda"
            title="Apri in una nuova scheda"
          >
            <Icon name="external-link" size={15} />
          </a>
        )}
      </div>
      {offer.isNone && <NoOfferNote id={noteId} />}
      {offer.title !== undefined && (
        <p className={styles.note} id={noteId}>
          {isWritten ? offer.title : address}
        </p>
      )}
      {deadEnd !== undefined && (
        <p className={styles.note} id={noteId}>
          {deadEnd}
        </p>
      )}
    </>
  );
}
