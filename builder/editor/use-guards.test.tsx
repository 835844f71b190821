// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { SessionContext } from './context.ts';
import { useGuards } from './use-guards.ts';

afterEach(cleanup);

function Guarded({ asks }: { asks: boolean }) {
  useGuards();
  return asks && <div role="dialog" />;
}

it('saves nothing behind a dialog, and keeps the browser from it too', () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const save = vi.spyOn(session.actions, 'save').mockResolvedValue();
  const shown = (asks: boolean) => (
    <SessionContext value={session}>
      <Guarded asks={asks} />
    </SessionContext>
  );
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { rerender } = render(shown(true));
  expect(press()).toBe(true);
  expect(save).not.toHaveBeenCalled();
  rerender(shown(false));
  expect(press()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});
