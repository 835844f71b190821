import type { Session } from '../../session.ts';
import type { PaletteEntry } from './entries.ts';

/** Shorter ones stand in nearly every page. */
const SHORTEST = 3;

/** What is no command may be words of a page: where these stand, after all that is called by them. */
export function inTexts({ ui }: Pick<Session, 'ui'>, query: string): PaletteEntry[] {
  const text = query.trim();
  if (text.length < SHORTEST) return [];
  return [
    {
      ...{ id: 'in texts', group: 'Nei testi', icon: 'file-search' },
      label: `Cerca «${text}» nei testi di tutte le pagine`,
      run: () => ui.setState({ whereUsed: { text } }),
    },
  ];
}
