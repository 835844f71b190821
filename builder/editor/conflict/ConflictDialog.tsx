import { useMemo, useState } from 'react';
import type { Choice } from '../../merge/clash.ts';
import { openContent } from '../../open-content.ts';
import type { Conflict } from '../../store/ui-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSession } from '../context.ts';
import { count, formatMoment, momentOf } from '../format.ts';
import { ClashChoice } from './ClashChoice.tsx';
import styles from './ConflictDialog.module.css';
import { ownTextOf, problemsOfText } from './own-text.ts';
import { useTextField } from './text-field.ts';

/**
 * Changes made here and elsewhere that contradict each other, with both values: one is chosen, or a
 * text written in place of both.
 */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { store, ui, actions } = useSession();
  const { clashes, page, thenSave, as } = conflict;
  const here = ui.getState().page;
  // What is saved of a page that is online is online, too.
  const isOnline = !here.isPattern && (as.status ?? here.status) === 'publish';
  const versions = useMemo(
    () => ({
      mine: store.getState().nodes,
      theirs: openContent(page.content).document.nodes,
    }),
    [store, page],
  );
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choose = (keys: readonly string[], choice: Choice) =>
    setChoices((before) => new Map([...before, ...keys.map((key) => [key, choice] as const)]));
  const keys = clashes.map(({ key }) => key);
  const open = keys.filter((key) => !choices.has(key)).length;
  const canWrite = useTextField();
  const owns = useMemo(() => {
    const { nodes } = store.getState();
    return clashes.map((clash) => ownTextOf(clash, nodes.get(clash.node)));
  }, [store, clashes]);
  const problems = useMemo(() => {
    const { nodes } = store.getState();
    return clashes.map(({ key, node: id }, index) => {
      const [choice, own, node] = [choices.get(key), owns[index], nodes.get(id)];
      if (typeof choice !== 'object' || !own || !node) return [];
      return problemsOfText(node, own.path, choice.value);
    });
  }, [store, clashes, owns, choices]);
  const wrong = problems.filter(({ length }) => length > 0).length;
  const when = momentOf(page.modified);
  const since = Number.isNaN(when) ? '' : ` (${formatMoment(when)})`;
  return (
    <Dialog
      title={`${count(clashes.length, 'modifica', 'modifiche')} in conflitto`}
      description={`${conflict.sides ? 'Di questa pagina ci sono due versioni' : `${here.isPattern ? 'Il blocco è stato cambiato' : 'La pagina è stata cambiata'} altrove${since}`}. Tutto il resto si unisce da sé: qui scegli soltanto dove le due versioni si contraddicono.`}
      wide
      holds
      onClose={() => ui.setState({ conflict: null })}
      actions={
        <>
          {keys.length > 1 && (
            <span className={styles.all}>
              <Button variant="quiet" onClick={() => choose(keys, 'mine')}>
                Tutte le mie
              </Button>
              <Button variant="quiet" onClick={() => choose(keys, 'theirs')}>
                Tutte le altre
              </Button>
            </span>
          )}
          <Button
            variant="primary"
            className={styles.decide}
            disabled={open > 0 || wrong > 0}
            onClick={() => void actions.resolveConflict(choices)}
          >
            {open > 0
              ? `Ancora ${open} da scegliere`
              : wrong > 0
                ? `${count(wrong, 'testo', 'testi')} da correggere`
                : thenSave
                  ? `Unisci e ${isOnline ? 'pubblica' : 'salva'}`
                  : 'Unisci'}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {clashes.map((clash, index) => (
          <ClashChoice
            key={clash.key}
            {...{ clash, versions }}
            chosen={choices.get(clash.key)}
            sides={conflict.sides ?? OF_OTHERS}
            own={canWrite ? owns[index] : undefined}
            component={store.getState().nodes.get(clash.node)?.component ?? ''}
            problems={problems[index] ?? []}
            onChoose={(choice) => choose([clash.key], choice)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const OF_OTHERS = { mine: 'La mia versione', theirs: 'La versione salvata altrove' };
