import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useState } from 'react';
import type { CmsItem } from '../../cms/library.ts';
import { useSession } from '../../editor/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy, emptiedText } from '../described-by.ts';
import type { FormContext } from '../form-context.ts';
import { useHeldField } from '../use-held-field.ts';
import { completeAddress, looksLikeAddress, namesNoPlace } from './complete-address.ts';
import styles from './LinkWidget.module.css';
import { SuggestInput } from './SuggestInput.tsx';
import { useSearch } from './use-search.ts';

/** An address: of a page of this site, found by its title, of another site, an anchor, mail or telephone. */
export function LinkWidget(props: WidgetProps) {
  return <AddressField {...props} addressOf={({ path }) => path} />;
}

/** A product's page; stored with its whole address (spec 3.2). */
export function ProductWidget(props: WidgetProps) {
  return <AddressField {...props} addressOf={({ url }) => url} pages />;
}

function AddressField({
  addressOf,
  pages = false,
  ...props
}: WidgetProps & { addressOf: (item: CmsItem) => string; pages?: boolean }) {
  const { id, value, disabled, readonly, onChange, onBlur } = props;
  const { actions, bootstrap, cms } = useSession();
  const { siteOrigin, context } = bootstrap.config;
  const { funnelDomain } = context;
  const text = typeof value === 'string' ? value : '';
  /** Of a whole address of this site its path says enough. */
  const isOwn = pages && text.startsWith(`${siteOrigin}/`);
  /** What is typed while it is words to search by, not an address yet. */
  const [words, setWords] = useState<string>();
  const [typed, setTyped] = useState('');
  const search = useCallback(
    async (query: string) => {
      const items = await cms.library.search(query);
      const found = items
        .filter(({ type }) => !pages || type === 'page')
        .map((item) => ({ key: `${item.id}`, label: item.title, hint: item.path, item }));
      // Signing up happens on a site of its own.
      const isFunnel = 'attivazione funnel sottoscrivi'.includes(query.toLowerCase());
      return isFunnel && !pages
        ? [
            ...found,
            { key: 'funnel', label: 'Attivazione online', hint: funnelDomain, item: undefined },
          ]
        : found;
    },
    [cms, pages, funnelDomain],
  );
  const found = useSearch(
    isAddress(typed) && !typed.startsWith('/') ? '' : searchable(typed),
    search,
  );
  const { write } = props.registry.formContext as FormContext;
  const set = (address: string) => onChange(address === '' ? emptiedText(props) : address);
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
    // The form hands on what it is told a moment later: the page must have it now, and not again
    // once it has been taken back.
    if (write) write(id, address);
    else set(address);
    if (namesNoPlace(address)) actions.say(`«${address}» non è un indirizzo.`);
  };
  useHeldField({ commit, isHolding: words !== undefined });
  return (
    <div className={styles.link}>
      <SuggestInput
        {...describedBy(props)}
        id={id}
        className={styles.field}
        icon={<Icon name="link-2" size={16} className={styles.icon} />}
        inputMode="url"
        value={words ?? (isOwn ? text.slice(siteOrigin.length) : text)}
        placeholder="Cerca una pagina, o scrivi https://…"
        disabled={disabled}
        readOnly={readonly}
        found={found}
        onPick={({ item, hint }) => {
          set(item ? addressOf(item) : (hint ?? ''));
          rest();
        }}
        onChange={({ target }) => {
          const address = target.value.trim();
          setTyped(address);
          const isWords = address !== '' && !looksLikeAddress(address);
          setWords(isWords ? target.value : undefined);
          if (!isWords) set(isOwn && address.startsWith('/') ? siteOrigin + address : address);
        }}
        onBlur={() => {
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
  );
}

/** Addresses that lead somewhere in a browser; scripts never. */
const isAddress = (text: string) => /^(https?:\/\/|\/)/i.test(text);

/** The words of what is typed: of a path its last part. */
function searchable(text: string): string {
  if (/^(#|mailto:|tel:)/i.test(text)) return '';
  const words = text.replace(/^.*\//, '').replace(/[-_]+/g, ' ').trim();
  return words.length < 2 ? '' : words;
}
