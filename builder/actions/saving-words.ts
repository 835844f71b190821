/** Why a save was given up: the page is not what it was when this one began. */
export const movedTo = (status: string) =>
  status === 'publish'
    ? 'Intanto la pagina è stata pubblicata: salvando adesso le modifiche andrebbero sul sito.'
    : 'Intanto la pagina ha cambiato stato in WordPress: guarda in alto qual è, e salva di nuovo.';

const SAVED_AS: Record<string, string> = {
  publish: 'Pagina pubblicata.',
  future: 'Pubblicazione programmata.',
};

/** What is said of a page that was saved, by its status and the one it had. */
export function savedText(status: string, before: string): string {
  // Its moment, where it is another one, is told beside it.
  if (status === 'future' && before === 'future')
    return 'Modifiche salvate: vanno online con la pagina.';
  return SAVED_AS[status] ?? 'Bozza salvata.';
}

/** A save that met another state of the page than it was meant for. */
export const SAVED_WITHDRAWN =
  'Intanto la pagina è stata ritirata dal sito: le tue modifiche sono salvate, e si vedranno quando la pubblichi.';
export const KEPT_BESIDE =
  'Intanto la pagina è stata pubblicata: le modifiche di questa finestra sono nella bozza, e sul sito non cambia niente.';
