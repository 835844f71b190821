// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { IN_TRASH } from './cms-failure.ts';
import { createPageSettings } from './page-settings.ts';

const answer = {
  ...{ id: 7, status: 'publish', title: { raw: 'Luce' }, slug: 'luce', parent: 4 },
  ...{ link: 'http://localhost:3000/offerte/luce/', modified_gmt: '2026-03-12T10:00:00' },
  ...{ seo_title: 'Luce verde', seo_description: 'Energia chiara', seo_image: '/sole.webp' },
};

function settingsWith(...answers: unknown[]) {
  const ask = vi.fn(async (_method: string, _url: string, _body?: unknown) => answers.shift());
  return { ask, settings: createPageSettings(bootstrapFor('http://127.0.0.1:9'), ask) };
}

it('reads what the page is called, where it is and what is shown of it', async () => {
  const { settings } = settingsWith(answer);
  expect(await settings.read()).toEqual({
    ...{ title: 'Luce', slug: 'luce', parent: 4, path: '/offerte/luce' },
    ...{ searchTitle: 'Luce verde', description: 'Energia chiara', image: '/sole.webp' },
    ...{ modified: '2026-03-12T10:00:00', isUnlisted: false },
  });
});

it('sends what changed and nothing else, what others show by the CMS’s names', async () => {
  const { ask, settings } = settingsWith(answer, answer, answer, answer, answer);
  await settings.save({ title: 'Luce' });
  await settings.save({ slug: 'luce', description: '' });
  await settings.save({ searchTitle: 'Luce', image: '/sole.webp' });
  await settings.save({ isUnlisted: true });
  await settings.save({ isUnlisted: false });
  const sent = ask.mock.calls.map(([method, url, body]) => [method, url.split('?')[0], body]);
  const page = 'http://127.0.0.1:9/wp-json/wp/v2/pages/7';
  expect(sent).toEqual([
    ['POST', page, { title: 'Luce' }],
    ['POST', page, { slug: 'luce', seo_description: '' }],
    ['POST', page, { seo_title: 'Luce', seo_image: '/sole.webp' }],
    ['POST', page, { meta: { unlisted: 'true' } }],
    ['POST', page, { meta: { unlisted: '' } }],
  ]);
});

it('says of a page in the trash that it is there', async () => {
  const { settings } = settingsWith({ ...answer, status: 'trash' });
  await expect(settings.read()).rejects.toThrow(IN_TRASH);
});

it('looks again for a redirect that comes a moment later', async () => {
  vi.useFakeTimers();
  const redirect = { path: '/luce', url: '/energia', type: '301' };
  const { settings } = settingsWith([], [redirect]);
  const isLed = settings.isLed('/luce', '/energia');
  await vi.runAllTimersAsync();
  expect(await isLed).toBe(true);
  const never = settingsWith([], [], [{ ...redirect, url: '/altrove' }]);
  const isLost = never.settings.isLed('/luce', '/energia');
  await vi.runAllTimersAsync();
  expect(await isLost).toBe(false);
  vi.useRealTimers();
});

it('counts the pages below, and not what a kind of items without any answers', async () => {
  const { settings } = settingsWith([{ id: 8, parent: 7 }], [{ id: 8 }, { id: 9 }]);
  expect(await settings.countBelow()).toBe(1);
  expect(await settings.countBelow()).toBe(0);
});
