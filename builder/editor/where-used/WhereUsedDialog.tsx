import { useCallback, useState } from 'react';
import { isAddress } from '../../address.ts';
import { blockName } from '../../catalogue.ts';
import type { Usage } from '../../cms/library.ts';
import { useSearch } from '../../form/widgets/use-search.ts';
import { documentOf } from '../../store/state.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSession } from '../context.ts';
import { count } from '../format.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { configuredText } from './configured.ts';
import { holders } from './holders.ts';
import { sumText } from './outcome-text.ts';
import { ReplaceFields } from './ReplaceFields.tsx';
import { UsageItem } from './UsageItem.tsx';
import {
  isDraftless,
  isOpen,
  isOtherwise,
  isReplaceable,
  usageKey,
  useReplacing,
} from './use-replacing.ts';
import { withOpenPage } from './uses-here.ts';
import styles from './WhereUsed.module.css';

/** What is looked for; a text may be there to be replaced. */
export type Wanted = { component: string } | { text: string; replaces?: boolean; by?: string };

/** Pages of the site that hold a kind of block, an image, or any text such as a telephone number. */
export function WhereUsedDialog({ wanted }: { wanted: Wanted }) {
  const { cms, ui, store, bootstrap } = useSession();
  const component = 'component' in wanted ? wanted.component : undefined;
  const [text, setText] = useState('text' in wanted ? wanted.text : '');
  const [replaces, setReplaces] = useState('text' in wanted && wanted.replaces === true);
  const [by, setBy] = useState('by' in wanted ? (wanted.by ?? '') : '');
  const [anyCase, setAnyCase] = useState(false);
  const [online, setOnline] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const replacing = useReplacing();
  const { progress, running } = replacing;
  const query = component ?? (text.trim().length < 2 ? '' : text.trim());
  const ask = useCallback(
    async (what: string) => {
      const sought = component === undefined ? { text: what } : { component: what };
      const stored = await cms.library.whereUsed(sought);
      const { page } = ui.getState();
      return withOpenPage(stored, { page, document: documentOf(store.getState()), sought });
    },
    [cms, ui, store, component],
  );
  const found = useSearch<Usage>(query, ask);
  const { items, state } = found;
  const places = items.reduce((sum, usage) => sum + usage.count, 0);
  const here = ui.getState().page.id;
  const can = (usage: Usage, now = online) => isReplaceable(usage, { online: now, anyCase, here });
  const open = items.filter((usage) => can(usage) && isOpen(progress.get(usageKey(usage))));
  const otherwise = anyCase ? 0 : items.filter(isOtherwise).length;
  const draftless = items.filter(
    (usage) => isDraftless(usage, here) && !can(usage) && can(usage, true),
  );
  const elsewhere = items.filter((usage) => !can(usage)).length - otherwise - draftless.length;
  // What can be replaced here stands before what is changed elsewhere.
  const isHere = (usage: Usage) => can(usage) || draftless.includes(usage);
  const listed = replaces
    ? [...items.filter(isHere), ...items.filter((usage) => !isHere(usage))]
    : items;
  const whyItStays = (usage: Usage) => {
    if (!replaces) return undefined;
    if (draftless.includes(usage)) return 'non ha bozze: si cambia con «Metti subito online»';
    return !anyCase && isOtherwise(usage) ? 'scritto con altre maiuscole: resta com’è' : undefined;
  };
  const chosen = open.filter((usage) => !left.has(usageKey(usage)));
  const isReady = state === 'found' && chosen.length > 0 && by.trim() !== '' && by.trim() !== query;
  const configured =
    component === undefined && query !== ''
      ? configuredText(bootstrap.config.context, query)
      : undefined;
  const choose = (usage: Usage, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(usageKey(usage));
    else next.add(usageKey(usage));
    setLeft(next);
  };
  const sought = { text: query, by: by.trim(), anyCase };
  const run = () => void replacing.run(chosen, { sought, online });
  return (
    <Dialog
      title={
        component
          ? `Dove si usa «${blockName(component)}»`
          : replaces
            ? 'Trova e sostituisci'
            : 'Dove si usa'
      }
      description={
        component
          ? undefined
          : 'Un testo, un numero di telefono, l’indirizzo di un’immagine o di una pagina: in quali pagine e blocchi condivisi compare.'
      }
      wide
      // What comes and goes is what is searched for; a block's places are found once.
      tall={component === undefined}
      holds={progress.size > 0}
      onClose={running ? undefined : () => ui.setState({ whereUsed: null })}
      actions={
        replaces &&
        (running ? (
          <>
            <span className={styles.running} role="status">
              <Spinner size={15} /> {running.done + 1} di {running.of}
            </span>
            <Button onClick={replacing.stop}>Ferma</Button>
          </>
        ) : (
          <>
            {replacing.undoable > 0 && (
              <Button
                icon={<Icon name="undo-2" size={17} />}
                onClick={() => void replacing.takeBack()}
              >
                Rimetti com’era ({replacing.undoable})
              </Button>
            )}
            <Button
              variant="primary"
              disabled={!isReady}
              onClick={() => (online ? setIsAsking(true) : run())}
            >
              {online ? 'Sostituisci e metti online' : 'Sostituisci nelle bozze'}
              {chosen.length > 0 && ` (${chosen.length})`}
            </Button>
          </>
        ))
      }
    >
      {component === undefined && (
        <SearchField
          label="Testo da cercare"
          isAmongFields
          placeholder="Per esempio 800 123 456"
          value={text}
          onChange={(next) => {
            setText(next);
            setLeft(new Set());
            // What took the place of another text is not meant for this one.
            if (progress.size > 0) setBy('');
            replacing.clear();
          }}
        />
      )}
      {replaces && (
        <ReplaceFields
          text={text}
          by={by}
          onChange={setBy}
          anyCase={anyCase}
          onAnyCaseChange={setAnyCase}
          online={online}
          onOnlineChange={setOnline}
        />
      )}
      <p className={styles.sum} role="status">
        {state === 'loading' && (
          <>
            <Spinner size={15} /> Ricerca in tutte le pagine…
          </>
        )}
        {state === 'found' &&
          (sumText(items, progress) ||
            (items.length === 0
              ? 'In nessuna pagina.'
              : `${count(places, 'volta', 'volte')}: ${holders(items)}`))}
        {!replaces && component === undefined && chosen.length > 0 && (
          <Button size="s" onClick={() => setReplaces(true)}>
            Sostituisci…
          </Button>
        )}
      </p>
      {found.state === 'failed' && <ReadFailure failure={found.failure} onRetry={found.retry} />}
      {configured && (
        <p className={styles.configured}>
          <Icon name="info" size={16} />
          <span>{configured}</span>
        </p>
      )}
      {replaces && open.length > 0 && (
        <p className={styles.chosen}>
          <span>
            {chosen.length} di {open.length} da sostituire qui
            {draftless.length > 0 && `; ${draftless.length} solo con «Metti subito online»`}
            {elsewhere > 0 && `; ${count(elsewhere, 'si cambia', 'si cambiano')} altrove`}
            {otherwise > 0 && `; ${count(otherwise, 'lo scrive', 'lo scrivono')} in altro modo`}
          </span>
          <Button
            size="s"
            variant="quiet"
            onClick={() => setLeft(new Set(chosen.length > 0 ? open.map(usageKey) : []))}
          >
            {chosen.length > 0 ? 'Deseleziona tutte' : 'Seleziona tutte'}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {listed.map((usage) => {
          const key = usageKey(usage);
          const isOffered = replaces && open.includes(usage);
          return (
            <UsageItem
              key={key}
              usage={usage}
              isOpen={usage.id === here && !usage.planned}
              // Of an address every hit says the same again.
              quotes={!isAddress(query)}
              {...(isOffered && { chosen: !left.has(key) })}
              stays={whyItStays(usage)}
              onChoose={(isChosen) => choose(usage, isChosen)}
              progress={progress.get(key)}
            />
          );
        })}
      </ul>
      {/* Within it: a dialog gives way to those that stand in it. */}
      {isAsking && (
        <ConfirmDialog
          title={`Mettere online ${holders(chosen)}?`}
          description={`«${sought.text}» diventa «${sought.by}», e chi visita il sito lo vede subito. Com’era prima resta tra le versioni di ogni pagina.`}
          confirm="Sostituisci e metti online"
          onConfirm={run}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  );
}
