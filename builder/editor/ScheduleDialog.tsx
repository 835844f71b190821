import { useId, useState } from 'react';
import control from '../form/widgets/control.module.css';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSession } from './context.ts';
import { formatMomentOfWeek, momentOf, withArticle } from './format.ts';

const MINUTE = 60_000;

/** When the page goes live, or what was changed of it. */
export function ScheduleDialog() {
  const { ui, actions } = useSession();
  const { page, planned: changes, wantedMoment } = ui.getState();
  const isLive = page.status === 'publish';
  const known = isLive ? changes?.dateGmt : page.status === 'future' && page.dateGmt;
  const planned = known ? momentOf(known) : 0;
  const [value, setValue] = useState(() =>
    localText([planned, wantedMoment].find((at) => at > Date.now()) ?? tomorrowAtNine()),
  );
  const at = Date.parse(value);
  const isFuture = at > Date.now() + MINUTE;
  const saidId = useId();
  const close = () => ui.setState({ scheduleOpen: false });
  return (
    <Dialog
      title={isLive ? 'Programma le modifiche' : 'Programma la pubblicazione'}
      description={[
        planned > 0 && `Il momento ora è ${withArticle('il', planned)}.`,
        isLive
          ? 'Fino a quel momento sul sito resta la pagina com’è; le modifiche aspettano qui, e si possono riaprire.'
          : 'Fino a quel momento la pagina non si vede; puoi continuare a modificarla.',
      ]
        .filter(Boolean)
        .join(' ')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Annulla</Button>
          <Button variant="primary" disabled={!isFuture} onClick={() => void actions.schedule(at)}>
            Programma
          </Button>
        </>
      }
    >
      <label>
        Giorno e ora
        <input
          className={control.control}
          type="datetime-local"
          value={value}
          min={localText(Date.now())}
          aria-describedby={saidId}
          aria-invalid={!isFuture || undefined}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && isFuture) void actions.schedule(at);
          }}
        />
      </label>
      <p id={saidId} role="status" style={{ marginTop: 8 }}>
        {Number.isNaN(at)
          ? 'Completa il giorno e l’ora.'
          : isFuture
            ? `${isLive ? 'Saranno' : 'Sarà'} online ${formatMomentOfWeek(at)}.`
            : 'Scegli un momento futuro.'}
      </p>
    </Dialog>
  );
}

function tomorrowAtNine(): number {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day.setHours(9, 0, 0, 0);
}

/** A moment as the field wants it: local time without zone. */
function localText(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
