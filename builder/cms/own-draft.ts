import type { OfItem } from '../contract.ts';
import type { Ask } from './ask.ts';
import { fingerprint } from './fingerprint.ts';
import { expectAnswer } from './requests.ts';

export interface Expected {
  /** Fingerprint of the page's content that this one grew from; another one in the CMS is a `changed` failure. */
  expects?: string;
  /** Status the page had when it was last heard of; another one is a `changed` failure, too. */
  expectsStatus?: string;
  /**
   * The draft that there was when it was last heard of, empty for none: this user may have kept
   * another one in another tab or on another device, which is a `draft-changed` failure. What is
   * saved takes its place.
   */
  expectsDraft?: string;
}

export interface DraftToKeep extends Expected {
  content: string;
}

/** A draft as the CMS has it; of none that is newer than the page both are empty. */
export interface StoredDraft {
  content: string;
  /** Content of the page that it grew from, where planned changes went online beside it since. */
  base: string;
}

/** The draft that this user keeps beside a published page. */
export interface OwnDraft {
  /** Keeps it; answers its content as it is stored. */
  saveDraft(draft: DraftToKeep): Promise<string>;
  readDraft(): Promise<StoredDraft>;
  /** Takes it away; `expectsDraft` as in saving. */
  dropDraft(expected: Expected): Promise<void>;
}

export function createOwnDraft({ page, config }: OfItem, ask: Ask): OwnDraft {
  const address = `${config.cmsApi}/wp/v2/${page.restBase}/${page.id}`;
  return {
    async saveDraft({ content, ...expected }) {
      // What an autosave is not given, WordPress empties in it, and shows it so.
      const known = (await ask('GET', `${address}?context=edit&_fields=title,excerpt`)) as Fields;
      const draft = (await ask('POST', `${address}/autosaves`, {
        ...{ title: known.title?.raw, excerpt: known.excerpt?.raw },
        ...expecting(expected),
        content,
      })) as Fields & { id?: unknown; parent?: unknown };
      // WordPress writes the draft into the page itself while that is a draft of this user.
      expectAnswer(draft.parent === page.id || draft.id === page.id);
      return draft.content?.raw ?? content;
    },
    async readDraft() {
      const answer = await ask('GET', `${config.cmsApi}/msr/v1/draft/${page.id}`);
      const { content, base = '' } = answer as { content?: unknown; base?: unknown };
      expectAnswer(typeof content === 'string' && typeof base === 'string');
      return { content, base };
    },
    async dropDraft(expected) {
      const endpoint = `${config.cmsApi}/msr/v1/preview/${page.id}`;
      await ask('POST', endpoint, { without_draft: true, ...expecting(expected) });
    },
  };
}

type Fields = Partial<Record<'title' | 'excerpt' | 'content', { raw?: string }>>;

/** What is expected, as the plugin reads it. */
export const expecting = ({ expects, expectsStatus, expectsDraft: draft }: Expected) => ({
  ...(expects !== undefined && { expected_content: expects }),
  ...(expectsStatus !== undefined && { expected_status: expectsStatus }),
  ...(draft !== undefined && { expected_draft: draft === '' ? '' : fingerprint(draft) }),
});
