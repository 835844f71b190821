import { clientRegistry } from '@generated/registry.client.ts';
import { templates } from '@generated/templates.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { recall, subscribeClipboard } from '../clipboard/clipboard.ts';
import { readPayload } from '../clipboard/payload.ts';
import { isHoldingContent } from '../contents.ts';
import { titleTakenBy } from '../keys.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { keysOf } from '../ui/keys.ts';
import { useCanvas } from './canvas-runtime.ts';
import styles from './EmptySlot.module.css';

const hasTemplates = templates.length > 0;

/** Where blocks will be: the empty page, or a container without children. */
export function EmptySlot({ parentId }: { parentId: NodeId }) {
  const { store } = useCanvas();
  const readOnly = useSyncExternalStore(store.subscribeView, () => store.getView().readOnly);
  if (readOnly) return null;
  return parentId === ROOT_ID ? <EmptyPage /> : <EmptyContainer id={parentId} />;
}

/** The ways to begin a page. */
function EmptyPage() {
  const { tell } = useCanvas();
  const copied = useCopiedBlocks();
  const place = { parentId: ROOT_ID, index: 0 };
  return (
    <section
      className={`${styles.slot} ${styles.page}`}
      data-slot-of={ROOT_ID}
      aria-label="Pagina vuota"
    >
      <strong className={styles.title}>La pagina è ancora vuota</strong>
      <span>Scegli come cominciare.</span>
      <ul className={styles.ways}>
        {hasTemplates && (
          <Way
            icon="layout-template"
            title="Scegli un modello"
            help="Una pagina già composta, con i testi da sostituire."
            onClick={() => tell({ type: 'templates' })}
          />
        )}
        <Way
          icon="plus"
          title="Aggiungi il primo blocco"
          help="Componi la pagina un blocco alla volta."
          keys="/"
          onClick={() => tell({ type: 'pick', place })}
        />
        <Way
          icon="clipboard-paste"
          title={pasteTitle(copied)}
          help={
            copied === 0
              ? 'Copia prima dei blocchi, anche da un’altra pagina.'
              : 'Quello che hai copiato, anche da un’altra pagina.'
          }
          keys={keysOf('V')}
          onClick={() => tell({ type: 'paste-at', place })}
        />
      </ul>
    </section>
  );
}

const pasteTitle = (copied: number) =>
  copied > 1 ? `Incolla ${copied} blocchi` : copied === 1 ? 'Incolla un blocco' : 'Incolla';

function Way({
  icon,
  title,
  help,
  keys,
  onClick,
}: {
  icon: IconName;
  title: string;
  help: string;
  keys?: string;
  onClick: () => void;
}) {
  return (
    <li>
      <button type="button" className={styles.way} data-canvas-control onClick={onClick}>
        <span className={styles.icon}>
          <Icon name={icon} size="1.5em" />
        </span>
        <span className={styles.wayTitle}>{title}</span>
        <span className={styles.help}>{help}</span>
        {keys && <kbd className={styles.keys}>{keys}</kbd>}
      </button>
    </li>
  );
}

/** A container without blocks: what it is for, and the ways to put some in. */
function EmptyContainer({ id }: { id: NodeId }) {
  const { tell, store } = useCanvas();
  const copied = useCopiedBlocks();
  const node = store.getNode(id)?.node;
  const entry = clientRegistry.get(blockKey(node?.component ?? ''))?.entry;
  // One that shows what it was given, such as offers, is not empty: more may come below.
  const isFilled = entry?.hasLoader && Object.values(node?.props ?? {}).some(isFilledList);
  const place = { parentId: id, index: 0 };
  const label = entry?.label ?? 'Contenitore';
  // To whoever looks at the page, the content of a tab is the tab.
  const around = store.getNode(store.parentOf(id) ?? '')?.node;
  const tab = node && isHoldingContent(node) ? titleTakenBy(node, around) : '';
  const emptiness = tab ? `La scheda «${tab}» è vuota` : `«${label}» è vuoto`;
  const isLocked = useSyncExternalStore(store.subscribeNodes, () => store.lockOf(id) !== undefined);
  const how = howToFill({ isFilled: isFilled === true, tab, hasFields: entry?.hasLoader === true });
  if (isLocked) {
    return (
      <section className={styles.slot} aria-label={emptiness}>
        <strong>{emptiness}</strong>
        <span>È bloccato: sbloccalo per aggiungere blocchi.</span>
      </section>
    );
  }
  return (
    <section
      className={classNames(styles.slot, isFilled && styles.slim)}
      data-slot-of={id}
      aria-label={isFilled ? `«${tab || label}» senza altri blocchi` : emptiness}
    >
      {!isFilled && <strong>{emptiness}</strong>}
      {!isFilled && !tab && entry?.help && <span>{entry.help}</span>}
      <span>{how} oppure:</span>
      <span className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          data-canvas-control
          onClick={() => tell({ type: 'pick', place })}
        >
          <span aria-hidden="true">+</span>{' '}
          {isFilled ? 'Aggiungi un blocco' : 'Aggiungi il primo blocco'}
        </button>
        {copied > 0 && (
          <button
            type="button"
            className={`${styles.button} ${styles.second}`}
            data-canvas-control
            onClick={() => tell({ type: 'paste-at', place })}
          >
            {pasteTitle(copied)}
          </button>
        )}
      </span>
    </section>
  );
}

/** What can be done beside what the buttons do. */
function howToFill(of: { isFilled: boolean; tab: string; hasFields: boolean }): string {
  if (of.isFilled) return 'Qui sotto può stare altro: trascinalo qui,';
  if (of.tab)
    return 'Per le sue offerte fai clic qui, poi su «Aggiungi offerta» nel pannello a destra. Per altri blocchi trascinali qui,';
  return of.hasFields
    ? 'Compila i suoi campi nel pannello, trascina qui un blocco,'
    : 'Trascina qui un blocco,';
}

/** An item that nothing was chosen for yet shows nothing. */
const isFilledList = (value: unknown) =>
  Array.isArray(value) && value.some((item) => item !== '' && item !== undefined);

/** How many blocks were copied last, in any tab. */
function useCopiedBlocks(): number {
  const text = useSyncExternalStore(subscribeClipboard, recall);
  return useMemo(() => readPayload(text ?? '')?.subtrees.length ?? 0, [text]);
}
