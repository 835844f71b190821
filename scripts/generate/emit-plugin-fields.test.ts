import { expect, it } from 'vitest';
import { emitPluginFields } from './emit-plugin-fields.ts';

const news = (properties: Parameters<typeof emitPluginFields>[0][number]['properties']) =>
  emitPluginFields([{ $id: 'fields/news', 'x-post-types': ['news'], properties }]);

it('names file and field of a schema it cannot use', () => {
  const properties = { a: { 'x-field': 'group', properties: { b: { 'x-field': 'nonsense' } } } };
  expect(() => news(properties)).toThrow("news: a: field 'b'");
  expect(() => emitPluginFields([{ $id: 'fields/news' }])).toThrow('news: says neither');
});

it('writes PHP that survives quotes and backslashes', () => {
  expect(news({ a: { 'x-field': 'text', title: "L'\\ora" } })).toContain(
    "'label' => 'L\\'\\\\ora'",
  );
});
