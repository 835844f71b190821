import type { NodeId } from '@renderer/document/types.ts';
import { useEffect, useRef } from 'react';
import { type Mended, placeOf } from '../../actions/mending.ts';
import { mayBeAccepted } from '../../checks/accepted.ts';
import { toMend } from '../../checks/list-order.ts';
import { setSidekick } from '../../commands/set-sidekick.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { classes } from '../../ui/theme.ts';
import { useEditor, useSession, useUi } from '../context.ts';
import { ProblemText } from '../ProblemText.tsx';
import styles from './Mending.module.css';
import { useFound } from './use-found.ts';

/** Over the form of a block that a finding led to: what it is about, and the way on to the next. */
export function Mending({ id }: { id: NodeId }) {
  const { store, ui } = useSession();
  const mending = useUi((state) => state.mending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel follows what is selected.
  useEffect(() => {
    const begun = ui.getState().mending;
    // Whoever chose another block has gone on to something else.
    const isLeft = begun !== null && store.getState().currentlyEditing !== begun.finding.node;
    if (isLeft) ui.setState({ mending: null });
  }, [store, ui, id]);
  return mending?.finding.node === id ? <Steps mending={mending} /> : null;
}

function Steps({ mending }: { mending: Mended }) {
  const { store, ui, actions } = useSession();
  const all = toMend(useFound().all);
  const { found, at, before, after } = placeOf(all, mending);
  const isBehind = useIsBehind();
  // Once it is mended nothing else says where it stood.
  useEffect(() => {
    if (found && at !== mending.at) ui.setState({ mending: { ...mending, at } });
  }, [ui, mending, found, at]);
  useGoneOnceSaved(found !== undefined);
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
          {!found ? 'Sistemato' : isBehind ? 'Si ricontrolla…' : `${at + 1} di ${all.length}`}
        </span>
        <IconButton
          label="Punto precedente"
          keys="Maiusc+F8"
          disabled={before === undefined}
          onClick={() => actions.stepFinding(-1)}
        >
          <Icon name="chevron-right" size={18} className={styles.back} />
        </IconButton>
        <IconButton
          label="Punto successivo"
          keys="F8"
          disabled={after === undefined}
          onClick={() => actions.stepFinding(1)}
        >
          <Icon name="chevron-right" size={18} />
        </IconButton>
      </div>
      {/* What was mended stays: the form must not move below somebody's pointer. */}
      <p className={classes(styles.text, !found && styles.mended)}>
        <ProblemText finding={found ?? mending.finding} counts />
      </p>
      {mayBeAccepted(mending.finding) && (
        <Button
          size="s"
          variant="quiet"
          icon={<Icon name="check" size={15} />}
          className={styles.accept}
          aria-label="Va bene così: non avvisare più"
          disabled={!found}
          onClick={() => {
            if (!found) return;
            void actions.accept([found], true);
            if (after) actions.stepFinding(1);
          }}
        >
          Va bene così
        </Button>
      )}
    </section>
  );
}

/** What was mended by the time the page is saved needs no more saying. */
function useGoneOnceSaved(isFound: boolean): void {
  const { ui } = useSession();
  const savedAt = useEditor((state) => state.meta.lastSavedAt);
  const seen = useRef(savedAt);
  useEffect(() => {
    const isSaved = seen.current !== savedAt;
    seen.current = savedAt;
    if (isSaved && !isFound) ui.setState({ mending: null });
  }, [ui, savedAt, isFound]);
}

/** Whether the page has changed since it was looked at, and is going to be looked at again. */
function useIsBehind(): boolean {
  const nodes = useEditor((state) => state.nodes);
  return useUi(({ checks: { of } }) => of !== undefined && of.nodes !== nodes);
}
