// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteNode } from '../../commands/delete-node.ts';
import { openForm } from '../../form/load-form.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
import { updatePanels } from '../panel-updates.ts';
import { MediaDetails } from './MediaDetails.tsx';

afterEach(cleanup);

it('an image that is shown keeps what is said of it', () => {
  const item = { id: 'm1', url: '/foto.webp', focus: [20, 50] as const, alt: 'Una casa' };
  const shown = page(node('a', { component: 'Image', props: { img: item.url } }));
  const content = serializeDocument({ ...shown, media: [item] });
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  render(
    <SessionContext value={session}>
      <Tooltips>
        <MediaDetails item={item} onClose={() => {}} />
      </Tooltips>
    </SessionContext>,
  );
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Togli dall’elenco' }));
  remove();
  expect(session.store.getState().media).toEqual([item]);
  expect(session.ui.getState().info).toContain('ancora in 1 blocco');
  deleteNode(session.store, { id: 'a' });
  remove();
  expect(session.store.getState().media).toEqual([]);
});

it('an image goes into the selected block, where that takes one', async () => {
  await Promise.all(['Image', 'TextBlock', 'HeroImage'].map(openForm));
  const item = { id: 'm1', url: '/foto.webp', focus: [50, 50] as const };
  const nodes = [
    node('a', { component: 'Image' }),
    node('b', { component: 'TextBlock' }),
    node('c', { component: 'HeroImage', props: { imageSource: 'media' } }),
  ];
  const content = serializeDocument({ ...page(...nodes), media: [item] });
  const { actions, store, ...session } = createSession(bootstrapFor('http://127.0.0.1:9', content));
  render(
    <SessionContext value={{ ...session, actions, store }}>
      <Tooltips>
        <MediaDetails item={item} onClose={() => {}} />
      </Tooltips>
    </SessionContext>,
  );
  const put = () => screen.queryByRole('button', { name: /^Metti in/ });
  const select = async (id: string) =>
    act(async () => {
      actions.select(id);
      updatePanels();
    });
  await select('b');
  expect(put()).toBeNull();
  await select('a');
  fireEvent.click(put() as HTMLElement);
  expect(store.getState().nodes.get('a')?.props.img).toBe(item.url);
  expect(session.ui.getState().assurance.text).toMatch(/«foto.webp» è in «Immagine»/);
  await select('c');
  fireEvent.click(put() as HTMLElement);
  expect(store.getState().nodes.get('c')?.props.imageMedia).toBe(item.url);
});
