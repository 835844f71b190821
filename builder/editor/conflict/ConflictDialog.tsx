import { useMemo, useState } from 'react';
import type { Clash, Side } from '../../merge/clash.ts';
import { openContent } from '../../open-content.ts';
import type { Conflict } from '../../store/ui-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { classes } from '../../ui/theme.ts';
import { useSession } from '../context.ts';
import { count, formatMoment, momentOf } from '../format.ts';
import styles from './ConflictDialog.module.css';
import { type ClashText, clashText } from './clash-text.ts';

/** Changes made here and elsewhere that contradict each other, with both values: one is chosen. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { store, ui, actions } = useSession();
  const { clashes, page, thenSave } = conflict;
  const texts = useMemo(() => {
    const theirs = openContent(page.content).document.nodes;
    const mine = store.getState().nodes;
    return clashes.map((clash) => clashText(clash, { mine, theirs }));
  }, [store, clashes, page]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const choose = (keys: readonly string[], side: Side) =>
    setChoices((before) => new Map([...before, ...keys.map((key) => [key, side] as const)]));
  const keys = clashes.map(({ key }) => key);
  const open = keys.filter((key) => !choices.has(key)).length;
  const when = momentOf(page.modified);
  return (
    <Dialog
      title={`${count(clashes.length, 'modifica', 'modifiche')} in conflitto`}
      description={`La pagina è stata cambiata altrove${Number.isNaN(when) ? '' : ` (${formatMoment(when)})`}. Tutto il resto si unisce da sé: qui scegli soltanto dove le due versioni si contraddicono.`}
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
            disabled={open > 0}
            onClick={() => void actions.resolveConflict(choices)}
          >
            {open > 0 ? `Ancora ${open} da scegliere` : thenSave ? 'Unisci e salva' : 'Unisci'}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {clashes.map((clash, index) => (
          <ClashChoice
            key={clash.key}
            clash={clash}
            text={texts[index] as ClashText}
            chosen={choices.get(clash.key)}
            sides={conflict.sides ?? OF_OTHERS}
            onChoose={(side) => choose([clash.key], side)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const OF_OTHERS = { mine: 'La mia versione', theirs: 'La versione salvata altrove' };

function ClashChoice({
  clash,
  text,
  chosen,
  sides,
  onChoose,
}: {
  clash: Clash;
  text: ClashText;
  chosen: Side | undefined;
  sides: Readonly<Record<Side, string>>;
  onChoose: (side: Side) => void;
}) {
  const options: [Side, string, string][] = [
    ['mine', sides.mine, text.mine],
    ['theirs', sides.theirs, text.theirs],
  ];
  return (
    <li>
      <fieldset className={styles.clash}>
        <legend className={styles.legend}>
          <strong>{text.subject}</strong>
          <span className={styles.block}>{text.block}</span>
        </legend>
        {options.map(([side, label, value]) => (
          <label key={side} className={classes(styles.option, chosen === side && styles.chosen)}>
            <span className={styles.head}>
              <input
                type="radio"
                name={clash.key}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {label}
            </span>
            <span className={styles.value}>{value}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
