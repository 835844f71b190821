// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createIsland } from './create-island.tsx';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

const touch = () => new Event('pointerdown', { bubbles: true });
/** As in the browser, where an island's name stands for a loader of its component. */
const inBrowser = (load: () => Promise<{ default: ComponentType }>) =>
  load as unknown as ComponentType;
const Live = () => <button type="button">Apri</button>;

it('an island whose code does not come stays as the server made it, and a touch asks again', async () => {
  const load = vi.fn(async () => ({ default: Live }));
  load.mockRejectedValueOnce(new Error('no network'));
  const Island = createIsland(inBrowser(load), 'interaction');
  document.body.innerHTML =
    '<main><span hidden=""></span><!--$--><button type="button">Apri</button><!--/$--></main>';
  const main = document.body.firstElementChild as HTMLElement;
  const button = main.querySelector('button') as HTMLElement;
  const errors = vi.fn();
  await act(async () => {
    root = hydrateRoot(main, <Island />, { onUncaughtError: errors, onRecoverableError: errors });
  });
  const isAlive = () => Object.keys(button).some((key) => key.startsWith('__reactProps'));

  await act(async () => button.dispatchEvent(touch()));
  expect(load).toHaveBeenCalledTimes(1);
  expect(main.querySelector('button')).toBe(button);
  expect(isAlive()).toBe(false);

  await act(async () => button.dispatchEvent(touch()));
  await vi.waitFor(() => act(async () => expect(isAlive()).toBe(true)));
  expect(main.querySelector('button')).toBe(button);
  expect(errors).not.toHaveBeenCalled();
});

it('an island that breaks down says so in its place, and the page around it stays', async () => {
  function Breaking() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('a mistake');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Apri
      </button>
    );
  }
  const Island = createIsland(
    inBrowser(async () => ({ default: Breaking })),
    'interaction',
  );
  document.body.innerHTML =
    '<main><h1>Offerte</h1><span hidden=""></span><!--$--><button type="button">Apri</button><!--/$--></main>';
  const main = document.body.firstElementChild as HTMLElement;
  const page = (
    <>
      <h1>Offerte</h1>
      <Island />
    </>
  );
  await act(async () => {
    root = hydrateRoot(main, page, { onCaughtError: () => {} });
  });
  const button = main.querySelector('button') as HTMLElement;
  await act(async () => button.dispatchEvent(touch()));
  await act(async () => button.click());
  expect(main.querySelector('h1')?.textContent).toBe('Offerte');
  expect(main.querySelector('[role=alert] a')?.textContent).toBe('Ricarica la pagina');
});
