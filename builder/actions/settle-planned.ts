import { contentToSave } from '../cms/content-to-save.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import { isPlanOpen } from '../draft/is-unsaved.ts';
import { capital, spanOf, whenOf } from '../editor/plan-words.ts';
import { isSameContent } from '../merge/equal.ts';
import { mergeDocuments } from '../merge/merge-documents.ts';
import { openContent } from '../open-content.ts';
import type { Session } from '../session.ts';
import { announce, inform } from '../store/ui-store.ts';

type Parts = Pick<Session, 'store' | 'ui' | 'cms'>;

/**
 * What becomes of planned changes once the page has been published: those that went live with it
 * are planned no longer, all others go on from what is on the site now.
 * @param content the page as it was published
 */
export async function settlePlanned({ store, ui, cms }: Parts, content: string): Promise<void> {
  const { planned, page } = ui.getState();
  if (planned === null || page.status !== 'publish' || planned.base === content) return;
  const { id: expectsPlanned, dateGmt, untilGmt, returns } = planned;
  const when = whenOf(dateGmt);
  const drop = async () => {
    await cms.dropPlanned({ expectsPlanned });
    ui.setState({ planned: null, keptPlan: null });
  };
  try {
    if (isPlanOpen(store.getState(), planned)) return await drop();
    if (planned.missed) return;
    const [base, mine, theirs] = [planned.base, planned.content, content].map(openContent);
    if (!base || !mine || !theirs) return;
    if ([base, mine, theirs].some(({ opened }) => 'reason' in opened)) return toBeLookedAt();
    const versions = { base: base.document, mine: mine.document, theirs: theirs.document };
    const { document, clashes } = mergeDocuments(versions);
    if (clashes.length > 0) return toBeLookedAt();
    if (isSameContent(document, theirs.document)) return await drop();
    const expects = { expects: fingerprint(content), expectsStatus: page.status, expectsPlanned };
    const merged = contentToSave(prepareForSave(document));
    const next = await cms.planChanges({ content: merged, dateGmt, untilGmt, ...expects });
    const carried = returns
      ? `${capital(when)} la pagina torna com’era, come previsto: quanto hai pubblicato resta.`
      : `Le modifiche programmate per ${spanOf(planned)} restano, e comprendono quanto hai pubblicato.`;
    ui.setState({ planned: next, keptPlan: null, seenPlanned: next?.id ?? '' });
    inform(ui, carried);
  } catch {
    toBeLookedAt();
  }

  /** Left as they are they do not go live: the page is no longer what they grew from. */
  function toBeLookedAt() {
    const text = returns
      ? `Quanto hai pubblicato non va d’accordo con il ripristino programmato per ${when}: aprilo e programmalo di nuovo, altrimenti la pagina non torna com’era.`
      : `Quanto hai pubblicato non va d’accordo con le modifiche programmate per ${when}: aprile e programmale di nuovo, altrimenti non andranno online.`;
    // It is seen where they are told of (PlannedNotice).
    announce(ui, text);
  }
}
