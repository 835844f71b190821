import type { SaveAs } from '../actions/saving.ts';
import { parted } from '../checks/accepted.ts';
import { judged, readCheckConfig } from '../checks/run-checks.ts';
import { setSidekick } from '../commands/set-sidekick.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, FIRST_CHOICE } from '../ui/Dialog.tsx';
import { toSidePanel } from '../ui/regions.ts';
import { PageWeightView } from './checks/PageWeightView.tsx';
import { useAllProblems, useSession, useUi } from './context.ts';
import { mendingPath } from './field-of.ts';
import { count } from './format.ts';
import { leadsSomewhere, ProblemList } from './ProblemList.tsx';

/** Before publishing: what blocks has to be mended, warnings are the editor's to judge. */
export function PublishDialog({ as }: { as: SaveAs }) {
  const { store, ui, actions, bootstrap } = useSession();
  const problems = useAllProblems();
  const { findings, weight } = useUi((state) => state.checks);
  const config = readCheckConfig(bootstrap.config.publishChecks ?? '');
  const accepted = useUi((state) => state.accepted);
  const all = [...judged(problems, config), ...parted(findings, accepted).open];
  const errors = all.filter(({ severity }) => severity === 'error');
  const warnings = all.length - errors.length;
  const close = () => ui.setState({ publishConfirm: null });
  /** What stands alone is led to, of several there is the list. */
  const mend = () => {
    const [only, ...others] = errors.length > 0 ? errors : all;
    if (only && others.length === 0 && leadsSomewhere(only)) {
      return actions.openField(only.node, mendingPath(only));
    }
    setSidekick(store, { component: 'problems' });
    toSidePanel();
  };
  const verb = as.status === 'future' ? 'Programma' : 'Pubblica';
  return (
    <Dialog
      title={
        errors.length > 0
          ? `${count(errors.length, 'errore', 'errori')} da correggere prima di pubblicare`
          : `${count(warnings, 'avviso', 'avvisi')} prima di pubblicare`
      }
      description={
        errors.some(({ rule }) => rule !== 'unchecked')
          ? 'Sul sito i blocchi con errori non apparirebbero. Scegli una riga per correggerla.'
          : errors.length > 0
            ? 'Senza questi controlli non si sa se i blocchi appaiono sul sito.'
            : 'Niente che impedisca di pubblicare: guarda se c’è qualcosa da sistemare.'
      }
      wide
      onClose={close}
      actions={
        <>
          <Button
            variant="primary"
            // What decides stands behind as many lines as were found.
            {...{ [FIRST_CHOICE]: true }}
            onClick={() => {
              close();
              mend();
            }}
          >
            Correggi
          </Button>
          {errors.length === 0 && (
            <Button onClick={() => void actions.publish({ despiteProblems: true, as })}>
              {verb} lo stesso
            </Button>
          )}
        </>
      }
    >
      <ProblemList problems={all} onChoose={close} />
      {weight && <PageWeightView weight={weight} />}
    </Dialog>
  );
}
