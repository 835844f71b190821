import { expect, it } from 'vitest';
import type { StoredSettings } from '../../cms/page-settings.ts';
import { changesTo, type Typed, typedOf, wantedOf } from './settings-form.ts';

const stored: StoredSettings = {
  ...{ title: 'Luce', slug: 'luce', parent: 5, path: '/offerte/luce' },
  ...{ searchTitle: 'Luce\nverde', description: 'Dal  sole', image: '/sole.webp' },
  ...{ modified: '2026-03-12T10:00:00', isUnlisted: false },
};
const typed = typedOf({ settings: stored, above: undefined });

/** What is saved once these fields hold something else. */
const saved = (edits: Partial<Typed>) => {
  const wanted = wantedOf({ ...typed, ...edits }, stored);
  return wanted && changesTo(stored, wanted);
};

it('nothing is saved of what was not changed, whatever spaces the CMS has in it', () => {
  expect(saved({})).toEqual({});
});

it('each of what others show is saved for itself, on one line', () => {
  expect(saved({ searchTitle: ' Luce\nchiara ' })).toEqual({ searchTitle: 'Luce chiara' });
  expect(saved({ description: 'Dal\nvento' })).toEqual({ description: 'Dal vento' });
  expect(saved({ image: '/vento.webp' })).toEqual({ image: '/vento.webp' });
  expect(saved({ isUnlisted: true })).toEqual({ isUnlisted: true });
});

it('what is emptied is saved as empty', () => {
  expect(saved({ searchTitle: '  ', image: '' })).toEqual({ searchTitle: '', image: '' });
});
