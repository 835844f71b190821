import { expect, it } from 'vitest';
import type { PlannedContent } from '../cms/map/page.ts';
import { previewNote } from './preview-note.ts';

const note = (planned?: Partial<PlannedContent>, post_status = 'publish') =>
  previewNote({
    ...{ post_status, date_gmt: '2026-10-11T07:00:00' },
    planned: planned && {
      ...{ id: 'p', content: '', base: '', by: '', untilGmt: '', returns: false, missed: false },
      ...{ dateGmt: '2026-12-01T08:00:00', ...planned },
    },
  });
const UNSEEN = 'chi visita il sito non la vede ancora.';

it('a preview of planned changes says from when to when, in Italian time', () => {
  const from = 'dal 1 dicembre 2026 alle ore 09:00';
  expect(note({})).toBe(`Così sarà la pagina ${from}: ${UNSEEN}`);
  expect(note({ untilGmt: '2027-01-08T22:59:00' })).toBe(
    `Così sarà la pagina ${from} fino all’8 gennaio 2027 alle ore 23:59: ${UNSEEN}`,
  );
});

it('one of the way back says when the page is so again', () => {
  expect(note({ returns: true })).toBe(
    'Così tornerà la pagina il 1 dicembre 2026 alle ore 09:00: fino ad allora chi visita il sito la vede diversa.',
  );
});

it('a scheduled page has its own moment; a draft, and what missed its moment, has none', () => {
  expect(note(undefined, 'future')).toContain('dall’11 ottobre 2026 alle ore 09:00');
  expect(note()).toBe(`Così sarà la pagina: ${UNSEEN}`);
  expect(note({ missed: true })).toBe(`Così sarà la pagina: ${UNSEEN}`);
});
