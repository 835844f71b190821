import { expect, it } from 'vitest';
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
