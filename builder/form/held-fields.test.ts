import { expect, it, vi } from 'vitest';
import { committedFirst, createHeldFields } from './held-fields.ts';

it('tells once when fields begin to hold something, and when none does any more', () => {
  const held = createHeldFields();
  const listener = vi.fn();
  held.subscribe(listener);
  const commit = () => {};
  held.set('a', { commit, isHolding: false });
  expect(listener).not.toHaveBeenCalled();
  held.set('a', { commit, isHolding: true });
  held.set('b', { commit, isHolding: true });
  expect([held.isHolding(), listener.mock.calls.length]).toEqual([true, 1]);
  held.set('a', undefined);
  held.set('b', { commit, isHolding: false });
  expect([held.isHolding(), listener.mock.calls.length]).toEqual([false, 2]);
});

it('writes what fields hold before each deed', () => {
  const held = createHeldFields();
  const done: string[] = [];
  held.set('a', { commit: () => done.push('written'), isHolding: true });
  const deeds = committedFirst(held, { save: (as: string) => done.push(`saved ${as}`) });
  deeds.save('draft');
  expect(done).toEqual(['written', 'saved draft']);
});
