import { CmsFailure } from '../cms/cms-failure.ts';
import type { Usage } from '../cms/library.ts';
import { replaceText } from '../commands/replace-text.ts';
import { undo } from '../commands/undo.ts';
import { readyToReplace } from '../replacing/replace-in-document.ts';
import { type Outcome, replaceInItem } from '../replacing/replace-in-item.ts';
import type { Sought } from '../replacing/replace-text.ts';
import type { Session } from '../session.ts';
import { documentOf } from '../store/state.ts';

export interface Replacing {
  /**
   * Replaces a text in a page or shared block: in the one that is open as a step that can be undone,
   * in others as they are stored. Rejects with a CmsFailure.
   * @param online on the site at once, instead of as a draft
   */
  replaceIn(usage: Usage, options: { sought: Sought; online: boolean }): Promise<Outcome>;
}

const BELOW =
  'È la pagina da cui hai aperto questo blocco condiviso: torna alla pagina e sostituisci da lì.';

const GONE_ON =
  'Da allora nella pagina è cambiato anche altro: torna indietro con Ctrl+Z, un passo alla volta.';

type Parts = Pick<Session, 'bootstrap' | 'store' | 'ui' | 'patterns' | 'leave'>;

export function createReplacing({ bootstrap, store, ui, patterns, leave }: Parts): Replacing {
  async function replaceHere(sought: Sought): Promise<Outcome> {
    await readyToReplace(documentOf(store.getState()));
    const { why, ...counts } = replaceText(store, sought);
    if (why !== undefined) return { kind: 'left', why };
    const { nodes, media } = store.getState();
    const takeBack = async () => {
      const now = store.getState();
      if (now.nodes !== nodes || now.media !== media) throw new CmsFailure('refused', GONE_ON);
      undo(store);
    };
    return { kind: 'here', ...counts, takeBack };
  }
  return {
    async replaceIn(usage, { sought, online }) {
      const { page } = ui.getState();
      if (usage.id === page.id) return await replaceHere(sought);
      if (leave && !usage.pattern && usage.path === page.path) return { kind: 'left', why: BELOW };
      const { config } = bootstrap;
      const outcome = await replaceInItem(usage, { config, sought, online });
      if (!usage.pattern || outcome.kind !== 'online') return outcome;
      await patterns.reload(usage.id);
      const takeBack = async () => {
        await outcome.takeBack?.();
        await patterns.reload(usage.id);
      };
      return { ...outcome, takeBack };
    },
  };
}
