import { type Finding, type NodeId, ROOT_ID } from '@renderer/document/types.ts';
import { useEffect, useState } from 'react';
import { setSidekick } from '../../commands/set-sidekick.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSession, useUi } from '../context.ts';
import { mendingPath } from '../field-of.ts';
import { inListOrder, leadsSomewhere } from '../ProblemList.tsx';
import { ProblemText } from '../ProblemText.tsx';
import styles from './Mending.module.css';
import { useCheckAtRest } from './use-check-at-rest.ts';
import { useFound } from './use-found.ts';

/** Over the form of a block that a finding led to: what it is about, and the way on to the next. */
export function Mending({ id }: { id: NodeId | null }) {
  const { store, ui } = useSession();
  const finding = useUi((state) => state.mending);
  const isHere = finding !== null && finding.node === id && id !== ROOT_ID;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel follows what is selected.
  useEffect(() => {
    const { mending } = ui.getState();
    // Whoever chose another block has gone on to something else.
    const isLeft = mending !== null && store.getState().currentlyEditing !== mending.node;
    if (isLeft) ui.setState({ mending: null });
  }, [store, ui, id]);
  return isHere ? <Steps finding={finding} /> : null;
}

function Steps({ finding }: { finding: Finding }) {
  const { store, ui, actions } = useSession();
  useCheckAtRest();
  const all = inListOrder(useFound().all).filter(leadsSomewhere);
  const found = all.findIndex((each) => keyOf(each) === keyOf(finding));
  /** Where it stood, once it is mended and no longer there. */
  const [last, setLast] = useState(Math.max(0, found));
  if (found >= 0 && found !== last) setLast(found);
  const isMended = found < 0;
  const go = (next: Finding | undefined) => {
    if (!next) return;
    ui.setState({ mending: next });
    actions.openField(next.node, mendingPath(next));
  };
  const before = all[last - 1];
  const after = all[isMended ? last : last + 1];
  return (
    <section className={styles.mending} aria-label="Dai controlli della pagina">
      <div className={styles.way}>
        <Button
          size="s"
          variant="quiet"
          icon={<Icon name="arrow-left" size={15} />}
          onClick={() => setSidekick(store, { component: 'problems' })}
        >
          Controlli
        </Button>
        <span className={styles.place}>
          {isMended ? 'Sistemato' : `${found + 1} di ${all.length}`}
        </span>
        <IconButton
          label="Punto precedente"
          disabled={before === undefined}
          onClick={() => go(before)}
        >
          <Icon name="chevron-right" size={18} className={styles.back} />
        </IconButton>
        <IconButton
          label="Punto successivo"
          disabled={after === undefined}
          onClick={() => go(after)}
        >
          <Icon name="chevron-right" size={18} />
        </IconButton>
      </div>
      {!isMended && (
        <p className={styles.text}>
          <ProblemText finding={all[found] ?? finding} brief />
        </p>
      )}
    </section>
  );
}

/** While it is mended its message may become another. */
const keyOf = ({ pointer, rule }: Finding) => `${pointer} ${rule}`;
