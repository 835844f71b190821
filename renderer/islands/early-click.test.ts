// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { repeatEarlyClick } from './early-click.ts';

let island: Element;
const handled = vi.fn();

/** A click as the page's own script notes it. */
function click(selector: string) {
  window.earlyClick = { target: document.querySelector(selector), time: performance.now() };
}

beforeEach(() => {
  handled.mockReset();
  window.earlyClick = undefined;
  document.body.innerHTML = `
    <div id="island"><button type="button"><i>Apri</i></button><a href="#x">x</a>
      <input type="checkbox" id="filter"><input type="checkbox" name="consent"></div>
    <button type="button" id="elsewhere"></button>`;
  island = document.querySelector('#island') as Element;
});

function comesAlive(time?: number) {
  island.addEventListener('click', handled);
  repeatEarlyClick(island, time);
}

it('repeats a click on a button, once', () => {
  click('#island i');
  comesAlive();
  expect(handled).toHaveBeenCalledTimes(1);
});

it('repeats a choice that only code knows of', () => {
  click('#filter');
  comesAlive();
  expect(handled).toHaveBeenCalledTimes(1);
});

it.each(['#island a', '[name=consent]', '#elsewhere'])('leaves a click on %s alone', (target) => {
  click(target);
  comesAlive();
  expect(handled).not.toHaveBeenCalled();
});

it('repeats nothing after a long wait, and nothing without a click', () => {
  comesAlive();
  click('#island i');
  comesAlive(performance.now() + 60_000);
  expect(handled).not.toHaveBeenCalled();
});
