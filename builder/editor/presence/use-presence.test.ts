import { expect, it } from 'vitest';
import { fingerprint } from '../../cms/fingerprint.ts';
import { createUiStore } from '../../store/ui-store.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { newerSave } from './use-presence.ts';

const { page } = bootstrapFor('');
const luce = { by: 'Ada', content: fingerprint('luce') };
const gas = { by: 'Ugo', content: fingerprint('gas') };

it('a save of somebody else is told until it is taken in', () => {
  const ui = createUiStore(page, { savedContent: 'fibra' });
  expect(newerSave(ui.getState(), luce)).toEqual(luce);
  ui.setState({ savedContent: 'luce' });
  expect(newerSave(ui.getState(), luce)).toBeNull();
});

it('a notice that was closed comes back with a newer save alone', () => {
  const { getState } = createUiStore(page, { seenOutdated: luce.content });
  expect(newerSave(getState(), luce)).toBeNull();
  expect(newerSave(getState(), gas)).toEqual(gas);
});
