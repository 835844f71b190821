import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Submenu } from './Submenu.tsx';

const link = (label: string, href: string) => ({ label, href });

vi.mock('../cms/settings.ts', () => ({
  getNavigation: async () => ({
    header: [
      {
        ...link('Luce e gas', 'https://www.example/offerte/?da=menu'),
        children: [link('Luce', '/offerte/luce/'), link('Gas', '/offerte/gas')],
      },
    ],
  }),
}));

const submenu = async (name: string, path: string) =>
  renderToStaticMarkup(await Submenu({ name, path }));

it('is the group of the menu that the page names, however its links are written', async () => {
  const html = await submenu('Offerte', '/offerte/luce');
  expect(html).toContain('aria-label="Luce e gas"');
  expect(html).toContain('<a href="/offerte/luce/" aria-current="page">Luce</a>');
  expect(html).toContain('<a href="/offerte/gas">Gas</a>');
});

it('is not there for a name that no group has', async () => {
  expect(await submenu('fibra', '/fibra')).toBe('');
  expect(await submenu('', '/fibra')).toBe('');
});
