import { expect, it, vi } from 'vitest';
import { generateMetadata } from './page.tsx';

const table = vi.hoisted(() => ({ answer: async (): Promise<object> => ({}) }));
vi.mock('../../../cms/seo.ts', () => ({ getSeo: () => table.answer() }));
vi.mock('../../../shell/SiteFrame.tsx', () => ({ SiteFrame: () => null }));

const OWN = expect.stringMatching(/^Cerca \| /);

it('the search page has the search-engine data of its address', async () => {
  expect((await generateMetadata()).title).toEqual({ absolute: OWN });
  table.answer = async () => ({ title: 'Cerca nel sito' });
  const { title } = await generateMetadata();
  expect(title).toEqual({ absolute: expect.stringMatching(/^Cerca nel sito \| /) });
});

it('the search page does not wait for a CMS that takes its time', async () => {
  table.answer = () => new Promise(() => {});
  expect((await generateMetadata()).title).toEqual({ absolute: OWN });
});
