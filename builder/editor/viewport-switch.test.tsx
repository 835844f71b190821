// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { SessionContext } from './context.ts';
import { ViewportSwitch } from './ViewportSwitch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const resize = (width: number) =>
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });

it('tells of another width that comes with the window’s, not of one that was chosen', () => {
  vi.stubGlobal('innerWidth', 1440);
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  render(
    <SessionContext value={session}>
      <Tooltips>
        <ViewportSwitch />
      </Tooltips>
    </SessionContext>,
  );
  const said = () => session.ui.getState().assurance.text;
  expect(said()).toBe('');
  resize(1024);
  expect(said()).toContain('Tablet, 768 px');
  act(() => screen.getByRole('button', { name: 'Portatile, 1024 px' }).click());
  session.ui.setState({ assurance: { text: '', number: 2 } });
  resize(1920);
  expect(said()).toBe('');
});
