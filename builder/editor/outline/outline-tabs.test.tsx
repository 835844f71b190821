// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moveTo } from '../../commands/move-to.ts';
import { setProp } from '../../commands/set-prop.ts';
import { loadForm } from '../../form/load-form.ts';
import { changeText } from '../../store/history.ts';
import { node, page } from '../../test-support/document.ts';
import { openOutline } from '../../test-support/open-outline.tsx';
import { updatePanels } from '../panel-updates.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says a tab’s title of its content, as it is called now and where the content lies now', async () => {
  const named = (title: string) => [{ title, tabId: 'variabile' }];
  const session = await openOutline(
    page(
      node('tabs', {
        ...{ component: 'ProductPageTab', props: { tabs: named('Indicizzato') } },
        childIds: ['content'],
      }),
      node('content', { component: 'ProductPageTabContent', props: { tabId: 'variabile' } }),
    ),
  );
  const { store } = session;
  const after = async (change: () => unknown) => {
    await act(async () => void change());
    await act(async () => updatePanels());
    const line = screen.getByRole('treeitem', { name: /^Contenuto di una scheda/ });
    return line.getAttribute('aria-label')?.split(', ')[1];
  };
  const rename = (title: string) => () =>
    setProp(store, { id: 'tabs', name: 'tabs', value: named(title) });
  expect(await after(() => {})).toBe('Indicizzato');
  expect(await after(rename('A indice'))).toBe('A indice');
  expect(await after(rename(''))).toBe('variabile');
  await after(rename('A indice'));
  const out = () => moveTo(store, { id: 'content', parentId: 'root', index: 0 });
  expect(await after(out)).toBe('variabile');
});

it('renaming the content of a tab writes the tab’s title, and the history says so', async () => {
  const tabs = [{ title: 'Prezzi', tabId: 'prezzi' }];
  const session = await openOutline(
    page(
      node('tabs', { component: 'ProductPageTab', props: { tabs }, childIds: ['content'] }),
      node('content', { component: 'ProductPageTabContent', props: { tabId: 'prezzi' } }),
    ),
  );
  await act(async () =>
    fireEvent.doubleClick(screen.getByRole('treeitem', { name: /^Contenuto di una scheda/ })),
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Titolo della scheda' });
  expect(field.value).toBe('Prezzi');
  await act(() => loadForm('ProductPageTab'));
  fireEvent.change(field, { target: { value: 'Quanto costa' } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  const { nodes, change } = session.store.getState();
  expect(nodes.get('tabs')?.props.tabs).toEqual([{ title: 'Quanto costa', tabId: 'prezzi' }]);
  expect(changeText(change)).toMatch(/^Titolo \(Scheda 1\) di Gruppo di schede: /);
});
