// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { headPanelOf, isUnfolding, showPanelOf, unfold } from './unfold.ts';

afterEach(() => vi.restoreAllMocks());

it('presses the tab whose panel is hidden, and says that nobody clicked', () => {
  document.body.innerHTML = `
    <button role="tab" id="one" aria-selected="true"></button>
    <button role="tab" id="two" aria-selected="false"></button>
    <div role="tabpanel" aria-labelledby="one"><p id="shown"></p></div>
    <div role="tabpanel" aria-labelledby="two" hidden><p id="hidden"></p></div>`;
  const pressed: [string, boolean][] = [];
  const press = ({ target }: Event) => pressed.push([(target as Element).id, isUnfolding()]);
  document.addEventListener('click', press, { capture: true });
  const at = (id: string) => unfold(document.getElementById(id) as Element);
  expect(at('shown')).toBe(false);
  expect(at('hidden')).toBe(true);
  expect(at('two')).toBe(true);
  expect(pressed).toEqual([
    ['two', true],
    ['two', true],
  ]);
  expect(isUnfolding()).toBe(false);
  document.removeEventListener('click', press, { capture: true });
});

it.each([
  ['go along', '', 1500 - 600 - 24],
  ['stay at the top', 'position: sticky; top: 10px', 1500 - (10 + 40) - 24],
])('brings what a tab shows below the tabs, which %s', (_, style, by) => {
  document.body.innerHTML = `
    <div role="tablist" style="${style}"><button role="tab" id="one"></button></div>
    <div role="tabpanel" aria-labelledby="one"></div>`;
  const at = (selector: string) => document.querySelector(selector) as HTMLElement;
  const place = (selector: string, top: number, height: number) => {
    vi.spyOn(at(selector), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 9, height));
  };
  place('[role=tablist]', 560, 40);
  place('[role=tabpanel]', 1500, 900);
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  showPanelOf(at('#one'));
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ top: by }));
});

it('heads what a tab shows by its name while that is written', () => {
  document.body.innerHTML = `
    <button role="tab" id="one"><span></span></button>
    <div role="tabpanel" aria-labelledby="one" data-tab-title="Casa"></div>
    <p></p>`;
  const panel = document.querySelector<HTMLElement>('[role=tabpanel]');
  const write = (selector: string, text: string) =>
    headPanelOf(document.querySelector(selector) as Element, text);
  write('span', 'Casa e famiglia');
  expect(panel?.dataset.tabTitle).toBe('Casa e famiglia');
  // Emptied, it is headed by what it had until it has another name.
  write('span', '');
  write('p', 'Altro');
  expect(panel?.dataset.tabTitle).toBe('Casa e famiglia');
});
