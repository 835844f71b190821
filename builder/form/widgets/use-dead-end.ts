import { decoded } from '@renderer/ui/text/decoded.ts';
import { useCallback } from 'react';
import { anchorsOf } from '../../anchors.ts';
import { placeMeantBy } from '../../checks/dead-ends.ts';
import { type DeadEnd, findDeadEnd } from '../../checks/find-dead-end.ts';
import { useFollowedEditor, useSession, useUi } from '../../editor/context.ts';
import { useSearch } from './use-search.ts';

const SAID: Readonly<Record<DeadEnd, string>> = {
  page: 'Sul sito non c’è nessuna pagina a questo indirizzo.',
  file: 'Sul sito non c’è nessun file a questo indirizzo.',
  place: 'Nella pagina non c’è nessun punto con questo nome.',
};

/**
 * What is to be said of an address of this site at which nothing answers; nothing as long as that is
 * not known. Empty for a field in which an address is being written: half of one leads nowhere.
 */
export function useDeadEnd(href: string): string | undefined {
  const { cms, canvas, store, bootstrap } = useSession();
  const { siteOrigin: origin } = bootstrap.config;
  const path = useUi(({ page }) => page.path);
  const place = placeMeantBy(href, { path }).slice(1);
  // A place may be given its name while the link stands there.
  const isGiven = useFollowedEditor(
    ({ nodes }) =>
      place !== '' && anchorsOf(nodes).some(({ anchor }) => anchor === (decoded(place) ?? place)),
  );
  const ask = useCallback(
    async (address: string) => {
      const found = await findDeadEnd(address, {
        ...{ path, origin, nodes: store.getState().nodes },
        readPaths: cms.readPaths,
        readIds: async () => canvas.current?.ids(),
      });
      return found ? [SAID[found]] : [];
    },
    [cms, canvas, store, path, origin],
  );
  const isAsked = !isGiven && (place !== '' || isOfSite(href, origin));
  const { state, items } = useSearch(isAsked ? href : '', ask);
  return isAsked && state === 'found' ? items[0] : undefined;
}

/** Other words are no address, which their field says; the site fills in what stands between braces. */
const isOfSite = (href: string, origin: string) =>
  (href.startsWith('/') || href.startsWith(`${origin}/`)) && !href.includes('{{');
