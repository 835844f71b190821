// @vitest-environment happy-dom
import { TAB_SHOWN_EVENT } from '@renderer/islands/shown-tab.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ProductTabs, { type ProductTab } from './ProductTabs.island.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.location.hash = '';
});

const show = (tabs: ProductTab[], panels: { id: string; active?: boolean }[], showAll = false) =>
  render(
    <ProductTabs label="Prodotti" tabs={tabs} showAll={showAll}>
      {panels.map(({ id, active = false }) => (
        <div key={id} data-tab-panel={id} data-inactive={active ? undefined : ''}>
          Contenuto di {id}
        </div>
      ))}
    </ProductTabs>,
  );
const names = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);

it('contents become tabs by the names of their ids where none are listed', () => {
  show([], [{ id: 'luce' }, { id: 'gas', active: true }]);
  expect(names()).toEqual(['luce', 'gas']);
  expect([chosen(), shown()]).toEqual(['gas', ['Contenuto di gas']]);
  fireEvent.click(screen.getByRole('tab', { name: 'luce' }));
  expect([chosen(), shown()]).toEqual(['luce', ['Contenuto di luce']]);
  expect(window.location.hash).toBe('#luce');
});

it('a content that the list leaves out comes after those listed', () => {
  show([{ title: 'Energia elettrica', tabId: 'luce' }], [{ id: 'luce' }, { id: 'gas' }]);
  expect(names()).toEqual(['Energia elettrica', 'gas']);
  expect(shown()).toEqual(['Contenuto di luce']);
});

it('tabs within a tab are its own', () => {
  render(
    <ProductTabs label="Prodotti" tabs={[]} showAll={false}>
      <div data-tab-panel="luce">Luce</div>
      <div data-tab-panel="gas" data-inactive="">
        <div data-tab-panel="dentro">Dentro</div>
      </div>
    </ProductTabs>,
  );
  expect(names()).toEqual(['luce', 'gas']);
  expect(chosen()).toBe('luce');
  expect(screen.getByText('Dentro').hidden).toBe(false);
});

it('one content alone is no tab', () => {
  show([{ title: 'Luce', tabId: 'luce' }], [{ id: 'luce' }]);
  expect(names()).toEqual([]);
  expect(screen.getByText('Contenuto di luce').hidden).toBe(false);
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

it('the address chooses a tab, listed or not', () => {
  window.location.hash = '#gas';
  show([{ title: 'Luce', tabId: 'luce', active: true }], [{ id: 'luce' }, { id: 'gas' }]);
  expect(chosen()).toBe('gas');
});

it('the address chooses the tab that a place is in, at once and later, whichever way it is spelt', () => {
  window.location.hash = '#domande%20frequenti';
  render(
    <ProductTabs label="Prodotti" tabs={[]} showAll={false}>
      <div data-tab-panel="luce">
        <p id="prezzi">Prezzi</p>
      </div>
      <div data-tab-panel="gas" data-inactive="">
        <div data-tab-panel="dentro">
          <p id="domande frequenti">Domande</p>
        </div>
      </div>
    </ProductTabs>,
  );
  expect([chosen(), window.location.hash]).toEqual(['gas', '#domande%20frequenti']);
  const follow = (hash: string) => {
    window.location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange'));
  };
  follow('#prezzi');
  expect(chosen()).toBe('luce');
  follow('#altrove');
  expect(chosen()).toBe('luce');
});

it('the address chooses the tab in which others have a panel of that name', () => {
  window.location.hash = '#gia-clienti';
  render(
    <ProductTabs label="Prodotti" tabs={[]} showAll={false}>
      <div data-tab-panel="luce" />
      <div data-tab-panel="fibra" data-inactive="">
        <div>
          <div role="tabpanel" hidden>
            <div data-tab-panel="gia-clienti" />
          </div>
        </div>
      </div>
    </ProductTabs>,
  );
  expect([chosen(), window.location.hash]).toEqual(['fibra', '#gia-clienti']);
});

it('says that another tab is shown once its panel is in view', () => {
  show([], [{ id: 'luce' }, { id: 'gas' }]);
  const seen: unknown[] = [];
  const note = () => seen.push(screen.getByText('Contenuto di gas').hidden);
  window.addEventListener(TAB_SHOWN_EVENT, note);
  fireEvent.click(screen.getByRole('tab', { name: 'gas' }));
  window.removeEventListener(TAB_SHOWN_EVENT, note);
  expect(seen).toEqual([false]);
});

it.each([
  ['on the site a tab chosen from within a long panel begins', false, [[0, -216]]],
  ['in the editor, where all panels stay, nothing moves', true, []],
])('%s', (_name, showAll, moves) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const { container } = show([], [{ id: 'luce' }, { id: 'gas' }], showAll);
  const [row, panels] = container.children;
  const at = (top: number, height: number) => () => new DOMRect(0, top, 390, height);
  Object.assign(row ?? {}, { getBoundingClientRect: at(70, 70) });
  Object.assign(panels ?? {}, { getBoundingClientRect: at(-60, 900) });
  fireEvent.click(screen.getByRole('tab', { name: 'gas' }));
  expect(scrollBy.mock.calls).toEqual(moves);
});

it('in the editor a content that comes after the tabs, or changes its id, has its tab', async () => {
  const { container } = render(
    <ProductTabs label="Prodotti" tabs={[{ title: 'Luce', tabId: 'luce' }]} showAll>
      <div data-tab-panel="luce">Luce</div>
    </ProductTabs>,
  );
  const late = document.createElement('div');
  late.dataset.tabPanel = 'gas';
  container.querySelector('[data-all]')?.append(late);
  await vi.waitFor(() => expect(names()).toEqual(['Luce', 'gas']));
  late.dataset.tabPanel = 'fibra';
  await vi.waitFor(() => expect(names()).toEqual(['Luce', 'fibra']));
});

it('in the editor each content says the name of its tab, as the tab does', () => {
  const canvas = (title: string) => (
    <ProductTabs label="Prodotti" tabs={[{ title, tabId: 'luce' }]} showAll>
      <div data-tab-panel="luce">Luce</div>
      <div data-tab-panel="gas">Gas</div>
    </ProductTabs>
  );
  const { container, rerender } = render(canvas('Energia elettrica'));
  const said = () =>
    [...container.querySelectorAll<HTMLElement>('[data-tab-panel]')].map(
      ({ dataset }) => dataset.tabTitle,
    );
  expect(said()).toEqual(['Energia elettrica', 'gas']);
  rerender(canvas('Luce'));
  expect(said()).toEqual(['Luce', 'gas']);
  rerender(canvas(' '));
  expect(said()).toEqual(['luce', 'gas']);
});

it('shows no more tabs than there are once two no longer have the same id', () => {
  const tabs = (...ids: string[]) => (
    <ProductTabs label="P" tabs={ids.map((tabId, at) => ({ title: `${at}`, tabId }))} showAll />
  );
  vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(tabs('luce', 'gas', 'fibra'));
  rerender(tabs('gas', 'gas', 'fibra'));
  rerender(tabs('acqua', 'gas', 'fibra'));
  expect(names()).toEqual(['0', '1', '2']);
  expect(console.error).not.toHaveBeenCalled();
});

it('in the editor a chosen tab stays chosen while its title, and so its id, is written', () => {
  const tabs = (id: string) => (
    <ProductTabs label="P" tabs={['luce', id].map((tabId) => ({ title: tabId, tabId }))} showAll />
  );
  const { rerender } = render(tabs('gas'));
  fireEvent.click(screen.getByRole('tab', { name: 'gas' }));
  rerender(tabs('gas-'));
  expect(chosen()).toBe('gas-');
});

it('in the editor a chosen tab stays chosen when it is moved', () => {
  const tabs = (...ids: string[]) => (
    <ProductTabs label="P" tabs={ids.map((tabId) => ({ title: tabId, tabId }))} showAll />
  );
  const { rerender } = render(tabs('luce', 'gas', 'fibra'));
  fireEvent.click(screen.getByRole('tab', { name: 'fibra' }));
  rerender(tabs('fibra', 'luce', 'gas'));
  expect(chosen()).toBe('fibra');
  rerender(tabs('luce', 'gas'));
  expect(chosen()).toBe('luce');
});
