import { useId, useState } from 'react';
import { knownMoments, stillWanted } from '../draft/known-moments.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSession } from './context.ts';
import { formatMomentOfWeek, momentOf } from './format.ts';
import { localText, MomentField } from './MomentField.tsx';
import pages from './pages/Pages.module.css';
import { spanOf } from './plan-words.ts';

const MINUTE = 60_000;

/** When the page goes live, or what was changed of it, and until when. */
export function ScheduleDialog() {
  const { ui, actions } = useSession();
  const { page, planned: changes } = ui.getState();
  const isLive = page.status === 'publish';
  const isReturn = isLive && changes?.returns === true;
  const known = knownMoments(ui.getState());
  const wanted = stillWanted(ui.getState());
  const planned = known ? momentOf(known.dateGmt) : 0;
  const lastEnd = wanted?.until ?? (known ? momentOf(known.untilGmt) : Number.NaN);
  const [value, setValue] = useState(() =>
    localText([wanted?.at ?? 0, planned].find((at) => at > Date.now()) ?? tomorrowAtNine()),
  );
  const [ends, setEnds] = useState(isLive && lastEnd > Date.now());
  const [end, setEnd] = useState(ends ? localText(lastEnd) : '');
  const at = Date.parse(value);
  const until = ends ? Date.parse(end) : undefined;
  const isFuture = at > Date.now() + MINUTE;
  const isEndWrong = isFuture && until !== undefined && !(until > at);
  const isRight = isFuture && !isEndWrong;
  const saidId = useId();
  const close = () => ui.setState({ scheduleOpen: false });
  const schedule = () => {
    if (isRight) void actions.schedule(at, until);
  };
  return (
    <Dialog
      steady
      title={
        isReturn
          ? 'Programma il ripristino'
          : isLive
            ? 'Programma le modifiche'
            : 'Programma la pubblicazione'
      }
      description={[
        known && `Il momento ora è ${spanOf(known)}.`,
        isReturn
          ? 'Fino a quel momento sul sito resta la pagina com’è.'
          : isLive
            ? 'Fino a quel momento sul sito resta la pagina com’è; le modifiche aspettano qui, e si possono riaprire.'
            : 'Fino a quel momento la pagina non si vede; puoi continuare a modificarla.',
      ]
        .filter(Boolean)
        .join(' ')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Annulla</Button>
          <Button variant="primary" disabled={!isRight} onClick={schedule}>
            Programma
          </Button>
        </>
      }
    >
      <div className={pages.form}>
        <MomentField
          {...{ label: 'Giorno e ora', value, saidId }}
          min={Date.now()}
          isWrong={!isFuture}
          onChange={setValue}
          onEnter={schedule}
        />
        {isLive && !isReturn && (
          <div>
            <label className={pages.tick}>
              <input
                type="checkbox"
                checked={ends}
                onChange={({ target }) => {
                  setEnds(target.checked);
                  if (end === '') setEnd(localText(weekAfter(at)));
                }}
              />
              Fino a un momento
            </label>
          </div>
        )}
        {ends && (
          <MomentField
            {...{ label: 'Fino a', value: end, saidId }}
            min={at}
            isWrong={isEndWrong}
            onChange={setEnd}
            onEnter={schedule}
          />
        )}
        <p id={saidId} role="status">
          {comingOf({ at, until, isFuture, isReturn, isLive })}
        </p>
      </div>
    </Dialog>
  );
}

interface Chosen {
  at: number;
  until?: number;
  isFuture: boolean;
  isReturn: boolean;
  isLive: boolean;
}

/** What comes of the moments that are chosen, or what is missing of them. */
function comingOf({ at, until, isFuture, isReturn, isLive }: Chosen): string {
  if (Number.isNaN(at)) return 'Completa il giorno e l’ora.';
  if (!isFuture) {
    const isNear = at > Date.now();
    return isNear ? 'Manca meno di un minuto: scegline uno dopo.' : 'Scegli un momento futuro.';
  }
  const when = formatMomentOfWeek(at);
  if (isReturn) return `La pagina torna com’era ${when}.`;
  const online = `${isLive ? 'Saranno' : 'Sarà'} online ${when}`;
  if (until === undefined) return `${online}.`;
  if (Number.isNaN(until)) return 'Completa anche il giorno e l’ora della fine.';
  if (until <= at) return 'Scegli una fine che venga dopo l’inizio.';
  return `${online}; ${formatMomentOfWeek(until)} la pagina torna com’è ora.`;
}

function tomorrowAtNine(): number {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day.setHours(9, 0, 0, 0);
}

/** The last minute of the day a week after a moment, or after now while that is not complete. */
function weekAfter(at: number): number {
  const day = new Date(Number.isNaN(at) ? Date.now() : at);
  day.setDate(day.getDate() + 7);
  return day.setHours(23, 59, 0, 0);
}
