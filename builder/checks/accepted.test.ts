import { expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node } from '../test-support/document.ts';
import { parted, warningKey } from './accepted.ts';
import { finding } from './check.ts';
import { WHOLE_LEFT } from './unfinished.ts';

const block = node('a');
const left = finding('samples', block, 'È ancora il testo di esempio.', ['title']);

it('a warning that was accepted waits no longer, until it is about something else', () => {
  const accepted = new Set([warningKey(left)]);
  expect(parted([left], accepted)).toEqual({ open: [], accepted: [left] });
  const more = { ...left, also: [['text']] };
  expect(parted([more], accepted).open).toEqual([more]);
});

it('that an image has no text is accepted of that image alone', () => {
  const before = { ...finding('alt', block, 'Manca.', ['img']), of: '/casa.webp' };
  const after = { ...before, of: '/genziana.webp' };
  expect(parted([before, after], new Set([warningKey(before)]))).toEqual({
    open: [after],
    accepted: [before],
  });
});

it('what has to be mended, or was not seen, is accepted by nobody', () => {
  const error = { ...left, severity: 'error' as const };
  const unseen = finding('unseen', block, 'Non si vede.');
  const accepted = new Set([error, unseen].map(warningKey));
  expect(parted([error, unseen], accepted).open).toEqual([error, unseen]);
});

it('where all texts of a block are right as they came, so are those that are left of them', () => {
  const accepted = new Set([warningKey(finding('samples', block, WHOLE_LEFT[0]))]);
  const other = finding('samples', node('b'), 'È ancora il testo di esempio.', ['title']);
  expect(parted([left, other], accepted)).toEqual({ open: [other], accepted: [left] });
});

it('such a one is had back by what was accepted of the whole block', async () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const sent: unknown[] = [];
  vi.spyOn(session.cms.settings, 'acceptWarning').mockImplementation(async (...asked) => {
    sent.push(asked);
  });
  const whole = finding('samples', block, WHOLE_LEFT[0]);
  await session.actions.accept([whole], true);
  const open = () => parted([left], session.ui.getState().accepted).open;
  expect(open()).toEqual([]);
  await session.actions.accept([left], false);
  expect(open()).toEqual([left]);
  expect(sent).toEqual([
    [warningKey(whole), true],
    [warningKey(whole), false],
  ]);
});
