import { willGoOnline } from '../draft/will-go-online.ts';
import { isDirty } from '../store/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { momentOf, withArticle } from './format.ts';
import { Notice } from './Notice.tsx';

/** Changes wait beside the page that is shown, for a moment to come. */
export function PlannedNotice() {
  const { ui, actions } = useSession();
  const planned = useUi((state) => state.planned);
  const seen = useUi((state) => state.seenPlanned);
  const isWaiting = useUi(willGoOnline);
  const isLive = useUi((state) => state.page.status === 'publish');
  const isAsOnSite = useFollowedEditor((state) => !isDirty(state));
  const held = useFollowedEditor((state) => state.plan);
  if (planned === null || planned.id === held || planned.id === seen) return null;
  const { id, missed, dateGmt, by } = planned;
  const when = withArticle('il', momentOf(dateGmt));
  const who = by && ` da ${by}`;
  return (
    <Notice
      tone={isWaiting ? 'info' : 'warning'}
      role="status"
      onClose={() => ui.setState({ seenPlanned: id })}
    >
      <span>
        {isWaiting ? (
          `Modifiche programmate${who} per ${when}.${isAsOnSite ? ' Qui vedi la pagina com’è sul sito.' : ''}`
        ) : missed ? (
          <>
            <strong>Le modifiche programmate{who} non sono andate online</strong> {when}: intanto la
            pagina era cambiata. Aprile, poi pubblicale o programmale di nuovo.
          </>
        ) : isLive ? (
          <>
            <strong>La pagina è cambiata dopo le modifiche programmate{who}</strong> per {when}:
            così non andranno online. Aprile e programmale di nuovo.
          </>
        ) : (
          <>
            <strong>La pagina è ritirata</strong>: finché resta così, le modifiche programmate{who}{' '}
            per {when} non vanno online.
          </>
        )}
      </span>
      <Button
        size="s"
        icon={<Icon name="calendar-clock" size={15} />}
        onClick={() => actions.openPlanned()}
      >
        Apri le modifiche
      </Button>
      {!isWaiting && (
        <Button size="s" variant="quiet" onClick={() => ui.setState({ dropPlannedOpen: true })}>
          Scartale…
        </Button>
      )}
    </Notice>
  );
}
