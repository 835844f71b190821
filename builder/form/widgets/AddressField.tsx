import { classNames } from '@renderer/ui/class-names.ts';
import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useId, useState } from 'react';
import { isAddress } from '../../address.ts';
import type { LinkTarget } from '../../cms/find-links.ts';
import { isUpload } from '../../cms/upload-address.ts';
import { useSession } from '../../editor/context.ts';
import { textFields } from '../../find-field.ts';
import { mediaName } from '../../media-name.ts';
import { textsBeside } from '../../nearest.ts';
import type { Session } from '../../session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy, emptiedText } from '../described-by.ts';
import { pathOfField } from '../field-path.ts';
import type { FormContext } from '../form-context.ts';
import { useHeldField } from '../use-held-field.ts';
import styles from './AddressField.module.css';
import {
  addressMeantBy,
  completeAddress,
  looksLikeAddress,
  namesNoPlace,
} from './complete-address.ts';
import control from './control.module.css';
import { NoOfferNote, OfferData, useNamedOffer } from './NoOfferNote.tsx';
import suggest from './SuggestInput.module.css';
import { SuggestInput } from './SuggestInput.tsx';
import { useDeadEnd } from './use-dead-end.ts';
import { beginsPlace, noLinkText, useLinkSearch } from './use-link-search.ts';
import { listedLast, useListed } from './use-listed.ts';

/** What an address is of, and how that is said. */
export interface AddressKind {
  kind: 'page' | 'offer' | 'file';
  placeholder: string;
  hint: string;
  none?: string;
}

/** An address that is searched by words, or written. */
export function AddressField({
  find,
  of: { kind, placeholder, hint, none },
  ...props
}: WidgetProps & {
  /** @param said what stands beside the address, as the words of its link */
  find: (
    session: Session,
    query: string,
    said: readonly string[],
  ) => Promise<readonly LinkTarget[]>;
  of: AddressKind;
}) {
  const { id, value, disabled, readonly, onChange, onBlur } = props;
  const session = useSession();
  const { actions, bootstrap } = session;
  const { siteOrigin } = bootstrap.config;
  const text = typeof value === 'string' ? value : '';
  const isOffer = kind === 'offer';
  /** Offers are stored with the site's origin; their path says enough. */
  const isOwn = isOffer && text.startsWith(`${siteOrigin}/`);
  /** What is typed while it is words to search by, not an address yet. */
  const [words, setWords] = useState<string>();
  const [typed, setTyped] = useState('');
  const { node, write } = props.registry.formContext as FormContext;
  const search = useCallback(
    (query: string) => find(session, query, textsAround(session, { node, id })),
    [find, session, node, id],
  );
  const [isFocused, setIsFocused] = useState(false);
  /** What was chosen is called by its name until something is written. */
  const [isPicked, setIsPicked] = useState(false);
  const isUntyped = isFocused && typed === '';
  const searched = useLinkSearch(typed, {
    ...{ find: search, isUntyped },
    ...{ findsPlaces: kind === 'page', listsAll: kind !== 'page', completes: kind === 'page' },
  });
  const listed = useListed(isOffer ? props : undefined);
  // What stands in the field does not say that it can be searched in.
  const isAsked = isUntyped && text !== '' && searched.state === 'idle';
  const found: typeof searched = isAsked ? { ...searched, items: [], state: 'found' } : searched;
  const offer = useNamedOffer(isOffer && isAddress(text) ? text : undefined);
  const deadEnd = useDeadEnd(!isOffer && typed === '' ? text : '');
  const isNoted = offer.isNone || offer.title !== undefined || deadEnd !== undefined;
  const address = isOwn ? text.slice(siteOrigin.length) : text;
  /** What an offer or a file is called says more than its address, but while that is written. */
  const isWritten = isFocused && !isPicked;
  const file = kind === 'file' && isUpload(text) ? mediaName({ name: '', url: text }) : undefined;
  const named = isWritten ? undefined : (offer.title ?? file);
  const noteId = useId();
  const described = describedBy(props);
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
  /** What stood there before any word was typed is there again; whether there was one. */
  const giveUp = () => {
    if (words !== undefined) rest();
    return words !== undefined;
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
          placeholder={placeholder}
          empty={none ?? noLinkText(typed)}
          hint={isUntyped ? hint : undefined}
          disabled={disabled}
          readOnly={readonly}
          found={{ ...found, items: listedLast(found.items, listed, ({ address }) => address) }}
          isNoAnswer={
            beginsPlace(typed, found) ||
            typed === '#' ||
            (words !== undefined && namesNoPlace(words) && !addressMeantBy(words))
          }
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
          onDismiss={giveUp}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !giveUp()) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          opensOnFocus={isOffer && text === ''}
          onFocus={() => setIsFocused(true)}
          onBlur={() => {
            setIsFocused(false);
            setIsPicked(false);
            commit();
            onBlur(id, text);
          }}
        />
        {/* Not of what stood there while other words are being written: it would go with the Tab key. */}
        {isAddress(text) && words === undefined && (
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
      {offer.id !== undefined && <OfferData id={offer.id} title={offer.title} />}
      {deadEnd !== undefined && (
        <p className={styles.note} id={noteId}>
          {deadEnd}
        </p>
      )}
    </>
  );
}

/** The texts of the item that a field belongs to; none for a field of the whole block. */
function textsAround(
  { store }: Pick<Session, 'store'>,
  { node: nodeId, id }: { node: FormContext['node']; id: string },
): string[] {
  const node = nodeId && store.getState().nodes.get(nodeId);
  const path = pathOfField(id);
  return node && path.length > 1 ? textsBeside(textFields(node.props), path) : [];
}
