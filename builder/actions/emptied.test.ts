import { serializeDocument } from '@renderer/document/serialize.ts';
import { beforeAll, expect, it } from 'vitest';
import { loadForm } from '../form/load-form.ts';
import { givenBy } from '../keys.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

beforeAll(async () => {
  await Promise.all(['HeroPage', 'ProductPageTab', 'IconsGrid'].map(loadForm));
});

function open(component: string, props: Record<string, unknown>, more = {}) {
  const block = node('a', { component, props, ...more });
  const session = createSession(bootstrapFor('http://x', serializeDocument(page(block))));
  const props_ = () => session.store.getState().nodes.get('a')?.props;
  return { ...session, props: props_ };
}

const links = (...labels: string[]) => labels.map((label) => ({ label, href: '#qui' }));

it('an item whose only text was emptied goes, as a step of its own', () => {
  const { actions, props, ui } = open('HeroPage', { links: links('Uno', '', 'Tre') });
  actions.dropEmptied('a', ['links', 1, 'label']);
  expect(props()).toEqual({ links: links('Uno', 'Tre') });
  expect(ui.getState().assurance.text).toContain('«In questa pagina»');
  actions.undo();
  expect(props()).toEqual({ links: links('Uno', '', 'Tre') });
});

it('what else is seen of an item keeps it', () => {
  const icons = [{ icon: 'Store', title: '' }];
  const { actions, props } = open('IconsGrid', { items: icons });
  actions.dropEmptied('a', ['items', 0, 'title']);
  expect(props()).toEqual({ items: icons });
});

it('a text of the block itself stays empty', () => {
  const { actions, props, ui } = open('HeroPage', { title: '', links: links('Uno') });
  actions.dropEmptied('a', ['title']);
  expect(props()).toEqual({ title: '', links: links('Uno') });
  expect(ui.getState().assurance.text).toBe(
    '«Titolo» è vuoto, e nella pagina non c’è più: si riscrive nel suo campo, che trovi a destra scegliendo il blocco.',
  );
});

it('a tab stays, since other blocks may belong to it', () => {
  const given = givenBy({ component: 'ProductPageTab' });
  const list = given?.list ?? '';
  const tabs = [{ [given?.title ?? '']: '' }, { [given?.title ?? '']: 'Due' }];
  const { actions, props } = open('ProductPageTab', { [list]: tabs });
  actions.dropEmptied('a', [list, 0, given?.title ?? '']);
  expect(props()).toEqual({ [list]: tabs });
});

it('a locked block keeps its items', () => {
  const { actions, props } = open('HeroPage', { links: links('') }, { uneditable: true });
  actions.dropEmptied('a', ['links', 0, 'label']);
  expect(props()).toEqual({ links: links('') });
});
