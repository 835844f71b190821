import { expect, it, vi } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { createDataAnswers } from './data-answers.ts';

const asked = { type: 'data', key: 'faq', component: 'FaqDynamic', props: {} } as const;

function open() {
  const session = createSession(bootstrapFor('http://127.0.0.1:9'));
  const ask = vi.spyOn(session.cms, 'blockData').mockImplementation(async ({ path }) => path);
  const told: unknown[] = [];
  const data = createDataAnswers(session, (message) => told.push(message));
  return { ...session, ask, told, data };
}

it('asks the CMS once for what several blocks ask', async () => {
  const { data, ask } = open();
  await Promise.all([data.answer(asked), data.answer(asked)]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks anew for a page that moved', async () => {
  const { data, told, ui } = open();
  await data.answer(asked);
  ui.setState(({ page }) => ({ page: { ...page, path: '/gas' } }));
  data.renew();
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toEqual({ type: 'data', key: 'faq', data: '/gas' });
});
