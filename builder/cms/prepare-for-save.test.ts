import { parseDocument } from '@renderer/document/parse.ts';
import { expect, it, vi } from 'vitest';
import { prepareForSave } from './prepare-for-save.ts';

vi.mock('@generated/migrations.ts', () => ({
  migrations: {
    textblock: [
      {
        to: 2,
        migrate: () => {
          throw new Error('no way up');
        },
      },
    ],
  },
}));

it('a block that could not be lifted stays at its stored version', () => {
  const node = (id: string, component: string, childIds: string[] = []) => ({
    ...{ id, component, props: {}, childIds },
  });
  const nodes = {
    root: node('root', 'root', ['a', 'b']),
    a: node('a', 'TextBlock'),
    b: node('b', 'SectionText'),
  };
  const stored = { nodes, media: [], versions: { nobodys: 1 } };
  const { versions } = prepareForSave(parseDocument(JSON.stringify(stored)));
  expect(versions).toEqual({ nobodys: 1, sectiontext: 1 });
});
