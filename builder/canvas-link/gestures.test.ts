import { serializeDocument } from '@renderer/document/serialize.ts';
import { beforeAll, expect, it } from 'vitest';
import { setSidekick } from '../commands/set-sidekick.ts';
import { openForm } from '../form/load-form.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { createGestures } from './gestures.ts';

beforeAll(() => openForm('TextBlock'));

it('what is typed on a text of the page is told where to write it', () => {
  const content = serializeDocument(page(node('a', { component: 'TextBlock' })));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const { ui, actions } = session;
  const tell = createGestures(session, () => {});
  const typed = () => {
    tell({ type: 'typed' });
    return ui.getState().refusal.text;
  };
  actions.select('a');
  const clicked = (name: string) =>
    ui.setState({ fieldFocus: { node: 'a', path: [name], quiet: true } });
  clicked('title');
  expect(typed()).toBe('Per scrivere nella pagina fai clic sul testo, o premi Invio.');
  clicked('anchor');
  expect(typed()).toMatch(/^Si scrive nel pannello a destra: «/);
});

it('a click on the chosen block brings its properties back', () => {
  const content = serializeDocument(page(node('a', { component: 'TextBlock' })));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const tell = createGestures(session, () => {});
  session.actions.select('a');
  setSidekick(session.store, { component: 'problems' });
  tell({ type: 'point', id: 'a', point: { text: 'Luce', ordinal: 0 } });
  expect(session.store.getState().sidekick).toEqual({ visible: true, component: 'node' });
});
