// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moveTo } from '../../commands/move-to.ts';
import { setProp } from '../../commands/set-prop.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { updatePanels } from '../panel-updates.ts';
import { Outline } from './Outline.tsx';
import { ROW_HEIGHT } from './use-window.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says a tab’s title of its content, as it is called now and where the content lies now', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20 * ROW_HEIGHT);
  const named = (title: string) => [{ title, tabId: 'variabile' }];
  const content = serializeDocument(
    page(
      node('tabs', {
        ...{ component: 'ProductPageTab', props: { tabs: named('Indicizzato') } },
        childIds: ['content'],
      }),
      node('content', { component: 'ProductPageTabContent', props: { tabId: 'variabile' } }),
    ),
  );
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const { store } = session;
  await act(async () => {
    render(
      <SessionContext value={session}>
        <Tooltips>
          <Outline />
        </Tooltips>
      </SessionContext>,
    );
    await session.problems.settled();
  });
  const after = async (change: () => unknown) => {
    await act(async () => void change());
    await act(async () => updatePanels());
    const line = screen.getByRole('treeitem', { name: /^Product page tab content/ });
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
