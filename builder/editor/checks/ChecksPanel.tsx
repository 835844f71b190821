import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LANDING, landLate } from '../../ui/regions.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useEditor, useFollowedEditor, useSession, useUi } from '../context.ts';
import { count } from '../format.ts';
import { ProblemList } from '../ProblemList.tsx';
import { AcceptAllButton } from './AcceptAllButton.tsx';
import { AcceptButton, AFTER_LAST } from './AcceptButton.tsx';
import styles from './Checks.module.css';
import { FindingAside } from './FindingAside.tsx';
import { PageWeightView } from './PageWeightView.tsx';
import { useFound } from './use-found.ts';

/** While the panel is open the page is looked at again when a change has rested this long. */
const REST_MS = 1200;

/** Everything to look at before publishing, kept up to date while it is mended. */
export function ChecksPanel() {
  const { actions } = useSession();
  const { state, weight } = useUi((ui) => ui.checks);
  const nodes = useFollowedEditor((state) => state.nodes);
  const media = useEditor((state) => state.media);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another look.
  useEffect(() => {
    const timer = setTimeout(() => void actions.check(), state === 'idle' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [actions, nodes, media]);

  const { all, accepted } = useFound();
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const warnings = all.length - errors;
  const running = state === 'running';
  const isThere = all.length > 0 || state === 'done';
  useEffect(() => {
    if (isThere) landLate();
  }, [isThere]);
  return (
    <div className={styles.panel}>
      <div className={styles.summary} {...(all.length === 0 && LANDING)}>
        <p role="status">
          {all.length === 0
            ? state === 'done'
              ? 'Tutto a posto.'
              : 'Controllo della pagina…'
            : [
                errors > 0 && count(errors, 'errore che blocca', 'errori che bloccano'),
                warnings > 0 && count(warnings, 'avviso', 'avvisi'),
              ]
                .filter(Boolean)
                .join(' e ')}
        </p>
        <Button
          size="s"
          variant="quiet"
          disabled={running}
          {...{ [AFTER_LAST]: '' }}
          icon={running ? <Spinner size={15} /> : <Icon name="rotate-cw" size={15} />}
          onClick={() => void actions.check()}
        >
          Ricontrolla
        </Button>
      </div>
      {all.length === 0 && state === 'done' && (
        <div className={styles.fine}>
          <Icon name="circle-check" size={36} />
          <p>
            {accepted.length > 0
              ? 'Quelli accettati sono qui sotto. Per il resto nessun problema.'
              : 'Blocchi completi, testi alternativi, titoli, contrasti, link e schede: nessun problema.'}
          </p>
        </div>
      )}
      <ProblemList problems={all} aside={(found) => <FindingAside found={found} />} />
      <AcceptAllButton findings={all} />
      {accepted.length > 0 && (
        <details className={styles.accepted}>
          <summary>
            <Icon name="chevron-right" size={16} className={styles.chevron} />
            {count(accepted.length, 'avviso accettato', 'avvisi accettati')}
          </summary>
          <ProblemList
            problems={accepted}
            aside={(found) => <AcceptButton found={found} isAccepted />}
          />
        </details>
      )}
      {weight && <PageWeightView weight={weight} />}
    </div>
  );
}
