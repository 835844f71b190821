import { parseDocument } from '@renderer/document/parse.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { afterEach } from 'vitest';
import { fingerprint } from '../cms/fingerprint.ts';
import { setProp } from '../commands/set-prop.ts';
import type { PlannedChanges } from '../contract.ts';
import { createSession } from '../session.ts';
import { bootstrapFor, startCms } from './cms-server.ts';
import { node, page } from './document.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

export const document = (title: string, text = 'uno') =>
  serializeDocument(page(node('a', { props: { title, text } }), node('b')));

const DRAFT_CHANGED = { status: 409, body: { code: 'draft_changed' } };

/** A CMS that refuses saves of outdated content, as the plugin does. */
export async function open(stored: string, status = 'draft') {
  const cms = {
    content: stored,
    status,
    saves: 0,
    draft: '',
    /** What that draft grew from, where the page is another by now. */
    draftBase: '',
    /** Fingerprints of the drafts that are in what was published last. */
    taken: '',
    dropped: 0,
    isDown: false,
    losesAnswers: false,
    slug: 'luce',
    title: 'Luce',
    tellsDraftPath: false,
    planned: null as PlannedChanges | null,
    /** What previews were asked to show. */
    previews: [] as object[],
  };
  let plans = 0;
  const tellPlanned = () => {
    const { dateGmt: date_gmt, untilGmt: until_gmt, ...more } = cms.planned ?? {};
    return cms.planned && { ...more, date_gmt, until_gmt };
  };
  const isOtherDraft = ({ expected_draft: expected }: Record<string, unknown>) =>
    expected !== undefined && expected !== (cms.draft === '' ? '' : fingerprint(cms.draft));
  const server = await startCms(({ method, path, body }) => {
    if (cms.isDown) return { status: 500 };
    if (path === '/nonce') return { body: 'abcdef1234' };
    if (path.includes('/preview/')) {
      if (!body.without_draft) cms.previews.push(body);
      if (body.without_draft) {
        if (isOtherDraft(body)) return DRAFT_CHANGED;
        cms.dropped += 1;
        cms.draft = '';
      }
      return { body: { token: 'x' } };
    }
    if (path.includes('/draft/')) return { body: { content: cms.draft, base: cms.draftBase } };
    if (path.includes('/planned/')) {
      const isOther = body.expected_planned !== (cms.planned?.id ?? '');
      if (isOther) return { status: 409, body: { code: 'page_changed' } };
      if (method === 'DELETE') cms.planned = null;
    }
    if (method === 'POST') {
      const outdated =
        body.expected_content !== fingerprint(cms.content) ||
        (body.expected_status ?? cms.status) !== cms.status;
      if (outdated) return { status: 409, body: { code: 'page_changed' } };
      const isNewPlan = path.includes('/planned/') && cms.planned === null;
      const isPlanAnew = path.includes('/planned/') && !isNewPlan;
      if (!isPlanAnew && isOtherDraft(body)) return DRAFT_CHANGED;
      if (path.endsWith('/autosaves')) {
        cms.draft = String(body.content);
        if (cms.losesAnswers) return { status: 504 };
        return { body: { id: 12, parent: 7 } };
      }
      if (path.includes('/planned/')) {
        plans += 1;
        cms.planned = {
          ...{ id: `piano-${plans}`, base: cms.content, content: String(body.content) },
          ...{ dateGmt: String(body.date_gmt), untilGmt: String(body.until_gmt ?? '') },
          ...{ by: 'Redazione', missed: false, returns: cms.planned?.returns ?? false },
        };
        if (isNewPlan) cms.draft = '';
        if (cms.losesAnswers) return { status: 504 };
        return { body: { planned: tellPlanned() } };
      }
      cms.content = String(body.content);
      cms.draft = '';
      cms.saves += 1;
      cms.status = String(body.status ?? cms.status);
      if (cms.losesAnswers) return { status: 504 };
    }
    const link = `https://www.example/${cms.status === 'draft' ? '?page_id=7' : cms.slug}`;
    const permalink_template = `https://www.example/${cms.slug}`;
    const more = cms.tellsDraftPath ? { permalink_template } : {};
    const fields = {
      ...more,
      id: 7,
      status: cms.status,
      modified_gmt: '2026-03-12T10:00:00',
      template: '',
      link,
      planned: tellPlanned(),
      taken_draft: cms.taken,
    };
    return { body: { ...fields, title: { raw: cms.title }, content: { raw: cms.content } } };
  });
  stop = server.stop;
  const bootstrap = bootstrapFor(server.origin, stored);
  const session = createSession({ ...bootstrap, page: { ...bootstrap.page, status } });
  const set = (name: string, value: string) => setProp(session.store, { id: 'a', name, value });
  const saved = () => parseDocument(cms.content).nodes.get('a')?.props;
  return { ...session, cms, set, saved };
}
