import { expect, it } from 'vitest';
import { createUiStore } from '../../store/ui-store.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { createLoginWatch } from './other-login.ts';

it('says once that the login is another user’s by now, and again after one’s own', () => {
  const bootstrap = bootstrapFor('');
  const ui = createUiStore(bootstrap.page);
  const isOther = createLoginWatch({ ui, bootstrap });
  const told = () => {
    const { info } = ui.getState();
    ui.setState({ info: null });
    return info;
  };
  const ada = { id: bootstrap.user.id + 1, name: 'Ada' };
  expect([isOther(bootstrap.user), isOther(undefined), told()]).toEqual([false, false, null]);
  expect([isOther(ada), told()]).toEqual([
    true,
    expect.stringMatching(/è di Ada: quello che salvi/),
  ]);
  expect([isOther(ada), told()]).toEqual([true, null]);
  expect(isOther(bootstrap.user)).toBe(false);
  expect([isOther(ada), told()]).toEqual([true, expect.stringContaining('Ada')]);
});
