// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteNode } from '../../commands/delete-node.ts';
import { createSession } from '../../session.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { node, page } from '../../test-support/document.ts';
import { Tooltips } from '../../ui/Tooltips.tsx';
import { SessionContext } from '../context.ts';
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
