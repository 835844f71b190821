// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionContext } from '../editor/context.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { HelpText } from './HelpText.tsx';

afterEach(cleanup);

it('leads to the page’s own data where it names them', () => {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const text = 'Si scrivono in WordPress: «Dati in WordPress», nel pannello.';
  const { container } = render(
    <SessionContext value={session}>
      <HelpText text={text} />
    </SessionContext>,
  );
  expect(container.textContent).toBe(text);
  expect(screen.getByRole('link', { name: 'Dati in WordPress' }).getAttribute('href')).toBe(
    session.bootstrap.config.itemUrl,
  );
});

it('is only text elsewhere', () => {
  const { container } = render(<HelpText text="Una riga sola." />);
  expect(container.innerHTML).toBe('Una riga sola.');
});
