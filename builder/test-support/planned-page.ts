import { parseDocument } from '@renderer/document/parse.ts';
import type { PlannedChanges } from '../contract.ts';
import { document, open } from './saved-page.ts';

/** When what is planned goes live, GMT, and the same in ms. */
export const MOMENT = '2036-01-01T08:00:00';
export const AT = Date.parse(`${MOMENT}Z`);

/** Props of the first block of a page. */
export const propsOf = (content = '') => parseDocument(content).nodes.get('a')?.props;

/** What somebody planned for a page that said «Luce». */
export const plan = (content: string, more: Partial<PlannedChanges> = {}): PlannedChanges => ({
  ...{ id: 'piano', content, base: document('Luce'), dateGmt: MOMENT, by: 'Anna' },
  ...{ missed: false, untilGmt: '', returns: false },
  ...more,
});

/** A published page, open in the editor, with what is planned of it. */
export async function openPlanned(stored: string, planned: PlannedChanges | null) {
  const page = await open(stored, 'publish');
  page.cms.planned = planned;
  page.ui.setState({ planned });
  return page;
}
