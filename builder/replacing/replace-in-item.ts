import { type CmsClient, createCmsClient, type SavedPage } from '../cms/cms-client.ts';
import { contentToSave } from '../cms/content-to-save.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import type { Usage } from '../cms/library.ts';
import type { Expected } from '../cms/own-draft.ts';
import { prepareForSave } from '../cms/prepare-for-save.ts';
import type { EditorConfig } from '../contract.ts';
import { openContent } from '../open-content.ts';
import { readyToReplace, replaceInDocument } from './replace-in-document.ts';
import type { Sought } from './replace-text.ts';
import { whyLeft } from './why-left.ts';

/** What became of one page or shared block. */
export type Outcome =
  | {
      /** `here` is the page that is open: its change is not saved yet. */
      kind: 'online' | 'draft' | 'here';
      count: number;
      locked: number;
      /**
       * Has it as it was before, unless it has been changed since. Rejects with a CmsFailure, and
       * has changed nothing then.
       */
      takeBack?: () => Promise<void>;
    }
  /** Nothing was changed in it. */
  | { kind: 'left'; why: string };

const PLANNED =
  'Ha modifiche programmate, che vanno unite a mano: aprila, sostituisci da lì e pubblica.';
const RETURNS =
  'Ha un ripristino programmato, che va unito a mano: aprila, sostituisci da lì e pubblica.';
const HAS_DRAFT =
  'Ne hai una bozza non pubblicata: aprila, guarda che dica quello nuovo, e pubblica da lì.';
const IN_DRAFT = 'Nella tua bozza non pubblicata è già cambiato: aprila e pubblicala.';
const SHARED =
  'I blocchi condivisi non hanno bozze: con «Metti subito online» cambia in tutte le pagine che lo mostrano.';

/**
 * Replaces a text in what is stored of a page or shared block, and saves it so: on the site, or as
 * this user's draft beside it. Nothing of what others saved meanwhile is written over. Rejects with
 * a CmsFailure, and has changed nothing then.
 */
export async function replaceInItem(
  { id, restBase, pattern }: Pick<Usage, 'id' | 'restBase' | 'pattern'>,
  { config, sought, online }: { config: EditorConfig; sought: Sought; online: boolean },
): Promise<Outcome> {
  if (pattern && !online) return { kind: 'left', why: SHARED };
  const cms = createCmsClient({ page: { id, restBase }, config });
  const stored = await cms.readPage();
  const isPublic = stored.status === 'publish';
  const kept = isPublic && !pattern ? await cms.readDraft() : undefined;
  const draft = kept?.content ?? '';
  // Kept anew, it would have back what went online since it was written.
  if (draft !== '' && (online || kept?.base)) return { kind: 'left', why: HAS_DRAFT };
  const { planned } = stored;
  if (online && planned) return { kind: 'left', why: planned.returns ? RETURNS : PLANNED };
  const { document, opened } = openContent(draft || stored.content);
  if ('reason' in opened) return { kind: 'left', why: opened.reason };
  await readyToReplace(document);
  const replaced = replaceInDocument(document, sought);
  const why = whyLeft(replaced);
  if (why !== undefined) {
    const isDone = draft !== '' && replaced.count + replaced.locked === 0;
    return { kind: 'left', why: isDone ? IN_DRAFT : why };
  }
  const content = contentToSave(prepareForSave(replaced.document));
  const expected = {
    ...{ expects: fingerprint(stored.content), expectsStatus: stored.status },
    ...(isPublic && !pattern && { expectsDraft: draft }),
  };
  const isDraft = isPublic && !online;
  const takeBack = isDraft
    ? backToDraft(cms, draft, {
        ...expected,
        expectsDraft: await cms.saveDraft({ content, ...expected }),
      })
    : backToPage(
        cms,
        stored,
        expected,
        await cms.savePage({ nonce: await cms.fetchNonce(), content, ...expected }),
      );
  const { count, locked } = replaced;
  return { kind: isPublic && !isDraft ? 'online' : 'draft', count, locked, takeBack };
}

/** @param draft that there was, empty for none */
const backToDraft = (cms: CmsClient, draft: string, kept: Expected) => async () => {
  if (draft === '') await cms.dropDraft(kept);
  else await cms.saveDraft({ content: draft, ...kept });
};

const backToPage =
  (cms: CmsClient, before: SavedPage, expected: Expected, now: SavedPage) => async () => {
    const { content } = before;
    const expects = { ...expected, expects: fingerprint(now.content), expectsStatus: now.status };
    await cms.savePage({ nonce: await cms.fetchNonce(), content, ...expects });
  };
