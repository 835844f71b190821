import type { PlannedChanges } from '../contract.ts';
import { willGoOnline } from '../draft/will-go-online.ts';
import { isDirty } from '../store/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { Notice } from './Notice.tsx';
import { capital, spanOf, whenOf } from './plan-words.ts';

/** Changes wait beside the page that is shown, for a moment to come. */
export function PlannedNotice() {
  const { ui, actions } = useSession();
  const planned = useUi((state) => state.planned);
  const seen = useUi((state) => state.seenPlanned);
  const isWaiting = useUi(willGoOnline);
  const isLive = useUi((state) => state.page.status === 'publish');
  const isClean = useFollowedEditor((state) => !isDirty(state));
  // Published elsewhere since, it is as it was before.
  const isAsOnSite = useUi(({ outdated }) => !outdated || outdated.isDraft === true) && isClean;
  const held = useFollowedEditor((state) => state.plan);
  if (planned === null || planned.id === held || planned.id === seen) return null;
  const { id, returns } = planned;
  const outlook = isWaiting
    ? 'waiting'
    : planned.missed
      ? 'missed'
      : isLive
        ? 'outdated'
        : 'withdrawn';
  const Told = returns ? ReturnTold : ChangesTold;
  return (
    <Notice
      tone={isWaiting ? 'info' : 'warning'}
      role="status"
      onClose={() => ui.setState({ seenPlanned: id })}
    >
      <span>
        <Told {...{ planned, outlook }} />
        {isWaiting && isAsOnSite && ' Qui vedi la pagina com’è sul sito.'}
      </span>
      <Button
        size="s"
        icon={<Icon name="calendar-clock" size={15} />}
        onClick={() => actions.openPlanned()}
      >
        {returns ? 'Apri il ripristino' : 'Apri le modifiche'}
      </Button>
      {!isWaiting && (
        <Button size="s" variant="quiet" onClick={() => ui.setState({ dropPlannedOpen: true })}>
          {returns ? 'Scartalo…' : 'Scartale…'}
        </Button>
      )}
    </Notice>
  );
}

interface Told {
  planned: PlannedChanges;
  outlook: 'waiting' | 'missed' | 'outdated' | 'withdrawn';
}

function ChangesTold({ planned, outlook }: Told) {
  const who = planned.by && ` da ${planned.by}`;
  const when = whenOf(planned.dateGmt);
  if (outlook === 'waiting') return `Modifiche programmate${who} per ${spanOf(planned)}.`;
  if (outlook === 'missed') {
    return (
      <>
        <strong>Le modifiche programmate{who} non sono andate online</strong> {when}: intanto la
        pagina era cambiata. Aprile, poi pubblicale o programmale di nuovo.
      </>
    );
  }
  if (outlook === 'outdated') {
    return (
      <>
        <strong>La pagina è cambiata dopo le modifiche programmate{who}</strong> per {when}: così
        non andranno online. Aprile e programmale di nuovo.
      </>
    );
  }
  return (
    <>
      <strong>La pagina è ritirata</strong>: finché resta così, le modifiche programmate{who} per{' '}
      {when} non vanno online.
    </>
  );
}

/** They are online, and the way back from them waits. */
function ReturnTold({ planned, outlook }: Told) {
  const before = `com’era prima delle modifiche programmate${planned.by && ` da ${planned.by}`}`;
  const when = whenOf(planned.dateGmt);
  if (outlook === 'waiting') return `${capital(when)} la pagina torna ${before}.`;
  if (outlook === 'missed') {
    return (
      <>
        <strong>La pagina non è tornata {before}</strong>, {when}: intanto era cambiata. Apri il
        ripristino, poi pubblicalo o programmalo di nuovo.
      </>
    );
  }
  if (outlook === 'outdated') {
    return (
      <>
        <strong>La pagina è cambiata</strong>: così {when} non torna {before}. Apri il ripristino e
        programmalo di nuovo.
      </>
    );
  }
  return (
    <>
      <strong>La pagina è ritirata</strong>: finché resta così, {when} non torna {before}.
    </>
  );
}
