import { monthName } from '../../ui/date/italian-date.ts';
import { type Day, isoDay, type ReadingWindow, type WindowState } from './self-reading.ts';

/** When a window recurs: 'dal 25 al 30 di ogni mese'. */
export function scheduleText({ fromDay, toDay, months }: ReadingWindow): string {
  const days =
    fromDay === toDay
      ? article('il', 'l’', fromDay)
      : `${article('dal', 'dall’', fromDay)} ${article('al', 'all’', toDay)}`;
  const when = toDay < fromDay ? `${days} del mese successivo` : days;
  if (months.length === 0) {
    return toDay < fromDay ? `${when}, ogni mese` : `${when} di ogni mese`;
  }
  const names = [...new Set(months)].sort((a, b) => a - b).map(monthName);
  if (names.length === 1 && toDay >= fromDay) return `${days} ${names.join('')}`;
  return `${when}, ${names.length === 1 ? 'nel mese di' : 'nei mesi di'} ${enumerate(names)}`;
}

/** Whether a window is open, in words. */
export function stateText(state: WindowState): string {
  if (state.open) {
    return state.daysLeft === 0
      ? 'Aperta: oggi è l’ultimo giorno'
      : `Aperta fino al ${date(state.period.to)}`;
  }
  if (state.daysUntil === 1) return 'Apre domani';
  return `Apre il ${date(state.period.from)}, tra ${state.daysUntil} giorni`;
}

/** 'dal 5', but "dall’8", "dall’11" and 'dal 1°'. */
function article(plain: string, elided: string, day: number): string {
  if (day === 8 || day === 11) return `${elided}${day}`;
  return `${plain} ${day === 1 ? '1°' : day}`;
}

function date(day: Day): string {
  const [, month, number] = isoDay(day).split('-').map(Number);
  return `${number} ${monthName(month ?? 0)}`.replace(/^1 /, '1° ');
}

function enumerate(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} e ${names.at(-1) ?? ''}`;
}
