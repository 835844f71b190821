import { serializeDocument } from '@renderer/document/serialize.ts';
import { expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, page } from '../test-support/document.ts';

it('what leaves the content of a tab comes below all tabs, not between two contents', () => {
  const content = (id: string, childIds: string[]) =>
    node(id, { component: 'ProductPageTabContent', childIds });
  const tabs = page(
    node('tabs', { component: 'ProductPageTab', childIds: ['one', 'two'] }),
    ...[content('one', ['a', 'b']), content('two', []), node('a'), node('b'), node('last')],
  );
  const { actions, store } = createSession(bootstrapFor('http://x', serializeDocument(tabs)));
  const order = (id: string) => store.getState().nodes.get(id)?.childIds;
  actions.moveOut('a');
  expect(order('tabs')).toEqual(['one', 'two']);
  expect(order('root')).toEqual(['tabs', 'a', 'last']);
  // And the other way round: into the last one, not beside them.
  actions.moveIn('a');
  expect(order('tabs')).toEqual(['one', 'two']);
  expect(order('two')).toEqual(['a']);
});
