import type { SaveAs } from '../actions/saving.ts';
import type { CheckFinding } from '../checks/check.ts';
import { leadsSomewhere } from '../checks/list-order.ts';
import { setSidekick } from '../commands/set-sidekick.ts';
import { inform } from '../store/ui-store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, FIRST_CHOICE } from '../ui/Dialog.tsx';
import { toSidePanel } from '../ui/regions.ts';
import { AcceptAllButton } from './checks/AcceptAllButton.tsx';
import { FindingAside } from './checks/FindingAside.tsx';
import { PageWeightView } from './checks/PageWeightView.tsx';
import { useFound } from './checks/use-found.ts';
import { useSession, useUi } from './context.ts';
import { count } from './format.ts';
import { ProblemList } from './ProblemList.tsx';

/** Before publishing: what blocks has to be mended, warnings are the editor's to judge. */
export function PublishDialog({ as }: { as: SaveAs }) {
  const { store, ui, actions, bootstrap } = useSession();
  const { isPattern } = bootstrap.page;
  const weight = useUi((state) => state.checks.weight);
  const { all, accepted } = useFound();
  const errors = all.filter(({ severity }) => severity === 'error');
  const warnings = all.length - errors.length;
  const isPlanned = as.status === 'future';
  const close = () => ui.setState({ publishConfirm: null });
  const giveUp = () => {
    close();
    // With nothing said, a moment that was chosen counts as set.
    if (isPlanned)
      inform(
        ui,
        'Non è stato programmato niente. Se riapri «Programma», ritrovi il giorno e l’ora scelti.',
      );
    // It looks like a notice that was read.
    else if (isPattern) inform(ui, 'Non è stato salvato niente: le pagine lo mostrano com’era.');
  };
  /** What stands alone is led to, of several there is the list. */
  const mend = () => {
    const [only, ...others] = errors.length > 0 ? errors : all;
    if (only && others.length === 0 && leadsSomewhere(only)) {
      return actions.toFinding(only);
    }
    setSidekick(store, { component: 'problems' });
    toSidePanel();
  };
  const verb = isPlanned ? 'Programma' : isPattern ? 'Salva' : 'Pubblica';
  const publish = () => void actions.publish({ despiteProblems: true, as });
  return (
    <Dialog
      {...headOf({ errors, warnings, verb, hasAccepted: accepted.length > 0 })}
      wide
      onClose={giveUp}
      actions={
        all.length === 0 ? (
          <Button variant="primary" onClick={publish}>
            {verb}
          </Button>
        ) : (
          <>
            {errors.length === 0 && <Button onClick={publish}>{verb} lo stesso</Button>}
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
          </>
        )
      }
    >
      {all.length > 0 && (
        <ProblemList
          problems={all}
          onChoose={close}
          aside={(found) => <FindingAside found={found} onLeave={close} />}
        />
      )}
      <AcceptAllButton findings={all} />
      {weight && !isPattern && <PageWeightView weight={weight} onChoose={close} />}
    </Dialog>
  );
}

interface Left {
  errors: readonly CheckFinding[];
  warnings: number;
  verb: keyof typeof INFINITIVES;
  hasAccepted: boolean;
}

const INFINITIVES = { Programma: 'programmare', Pubblica: 'pubblicare', Salva: 'salvare' } as const;

function headOf({ errors, warnings, verb, hasAccepted }: Left) {
  const to = INFINITIVES[verb];
  if (errors.length > 0) {
    return {
      title: `${count(errors.length, 'errore', 'errori')} da correggere prima di ${to}`,
      description: errors.some(({ rule }) => rule !== 'unchecked')
        ? 'Sul sito i blocchi con errori non apparirebbero. Scegli una riga per correggerla.'
        : 'Senza questi controlli non si sa se i blocchi appaiono sul sito.',
    };
  }
  if (warnings > 0) {
    return {
      title: `${count(warnings, 'avviso', 'avvisi')} prima di ${to}`,
      description: `Niente che impedisca di ${to}: guarda se c’è qualcosa da sistemare.`,
    };
  }
  return {
    title: `Tutto a posto: si può ${to}`,
    description: hasAccepted
      ? 'Gli avvisi accettati li ritrovi in fondo ai controlli della pagina.'
      : undefined,
  };
}
