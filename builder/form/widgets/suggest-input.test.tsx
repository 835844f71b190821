// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SuggestInput } from './SuggestInput.tsx';
import type { Found } from './use-search.ts';

afterEach(cleanup);

const contacts = [{ key: '1', label: 'Contatti', hint: '/contatti' }];
const answer = (state: 'loading' | 'found', items = contacts): Found<(typeof contacts)[0]> => ({
  ...{ state, items },
  retry() {},
});

it('says that it searches, also below what was found before', () => {
  const field = (found: ReturnType<typeof answer>) => (
    <SuggestInput look={{}} found={found} onPick={() => {}} defaultValue="" />
  );
  const { rerender } = render(field(answer('found')));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'conta' } });
  expect(screen.queryByRole('status')).toBeNull();
  rerender(field(answer('loading')));
  expect(screen.getByRole('option').textContent).toContain('Contatti');
  expect(screen.getByRole('status').textContent).toBe('Ricerca…');
  rerender(field(answer('found', [])));
  expect(screen.getByRole('status').textContent).toBe('Niente di simile nel sito.');
});
