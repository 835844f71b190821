// @vitest-environment happy-dom

import { serializeDocument } from '@renderer/document/serialize.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { finding } from '../checks/check.ts';
import { loadForm } from '../form/load-form.ts';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';
import { SessionContext } from './context.ts';
import { ProblemList } from './ProblemList.tsx';

beforeAll(() => Promise.all(['ProductPageTabContent', 'ProductPageTab'].map(loadForm)));
afterEach(cleanup);

const tabContent = (id: string, tabId: string) =>
  node(id, { component: 'ProductPageTabContent', props: { tabId } });

it('tells blocks of one kind apart as the outline does, and items by their titles', () => {
  const tabs = [
    { title: 'Caratteristiche', tabId: 'uno' },
    { title: 'Prezzi', tabId: 'due' },
  ];
  const blocks = [tabContent('a', 'uno'), tabContent('b', 'due')];
  const around = node('t', {
    component: 'ProductPageTab',
    props: { tabs },
    childIds: ['a', 'b'],
  });
  const content = serializeDocument(page(around, ...blocks));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const problems = [
    ...blocks.map((each) => finding('empty-lists', each, 'L’elenco è vuoto.', ['productIds'])),
    {
      ...finding('samples', around, 'È ancora il testo di esempio.', ['tabs', 1, 'title']),
      also: [['tabs', 0, 'title']],
    },
  ];
  render(
    <SessionContext value={session}>
      <ProblemList problems={problems} />
    </SessionContext>,
  );
  expect(screen.getByText('Contenuto di una scheda · Caratteristiche')).toBeDefined();
  expect(screen.getByText('Contenuto di una scheda · Prezzi')).toBeDefined();
  expect(screen.getByText(/^Scheda «Prezzi» › Titolo/)).toBeDefined();
  fireEvent.click(screen.getByText('Così anche 1 altro campo del blocco'));
  fireEvent.click(screen.getByRole('button', { name: 'Scheda «Caratteristiche» › Titolo' }));
  expect(session.ui.getState().fieldFocus?.path).toEqual(['tabs', 0, 'title']);
});
