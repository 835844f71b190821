import { parseDocument } from '@renderer/document/parse.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { type Document, ROOT_ID } from '@renderer/document/types.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CmsClient, SavedPage } from '../cms/cms-client.ts';
import { CHANGED, CmsFailure } from '../cms/cms-failure.ts';
import { fingerprint } from '../cms/fingerprint.ts';
import { deleteNode } from '../commands/delete-node.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { redo } from '../commands/redo.ts';
import { undo } from '../commands/undo.ts';
import type { Session } from '../session.ts';
import { createUiStore } from '../store/ui-store.ts';
import { bootstrapFor } from '../test-support/cms-server.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { createSaving } from './saving.ts';

type Step =
  | { do: 'add' | 'save' | 'theirs' | 'take-in' }
  | { do: 'delete'; at: number }
  | { do: 'undo' | 'redo'; steps: number };

const steps = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('add', 'save', 'theirs', 'take-in') }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat({ max: 20 }) }),
  fc.record({ do: fc.constantFrom('undo', 'redo'), steps }),
);

const blocksOf = ({ nodes }: Pick<Document, 'nodes'>) =>
  new Set([...nodes.keys()].filter((id) => id !== ROOT_ID));

/** A page, its CMS, and somebody else who adds blocks to it. */
function open() {
  const document = page(node('a'), node('b'));
  const stored = { content: serializeDocument(document) };
  const answer = (): SavedPage => ({
    ...{ content: stored.content, status: 'draft', template: '', modified: '', dateGmt: '' },
  });
  const cms = {
    fetchNonce: async () => 'abcdef1234',
    readPage: async () => answer(),
    async savePage({ content, expects }: { content: string; expects?: string }) {
      if (expects !== fingerprint(stored.content)) throw new CmsFailure('changed', CHANGED);
      stored.content = content;
      return answer();
    },
  } as unknown as CmsClient;
  const store = openStore(document);
  const ui = createUiStore(bootstrapFor('').page, { savedContent: stored.content });
  const nothing = async () => {};
  const drafts = { remove: nothing, removeKept: nothing } as unknown as Session['drafts'];
  return { store, stored, saving: createSaving({ store, ui, cms, drafts }) };
}

it('a save holds what others added and one’s own steps that are not undone, whatever came before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (actions) => {
      const { store, stored, saving } = open();
      const theirs = new Set<string>();
      /** What each step of the history did; merges did nothing of one's own. */
      let history: { added?: string; deleted?: string }[] = [];
      const place = () => store.temporal.getState().pastStates.length;
      for (const action of actions) {
        const before = place();
        const record = (own: (typeof history)[number] = {}) => {
          const made = Array.from({ length: place() - before }, () => own);
          if (made.length > 0) history = [...history.slice(0, before), ...made];
        };
        if (action.do === 'add') {
          const added = insertBlock(store, {
            parentId: ROOT_ID,
            subtree: { component: 'TextBlock' },
          });
          record({ added });
        } else if (action.do === 'delete') {
          const blocks = [...blocksOf(store.getState())];
          const deleted = blocks[action.at % blocks.length];
          if (deleted === undefined) continue;
          deleteNode(store, { id: deleted });
          record({ deleted });
        } else if (action.do === 'undo') undo(store, action);
        else if (action.do === 'redo') redo(store, action);
        else if (action.do === 'theirs') {
          const document = parseDocument(stored.content);
          const id = `theirs-${theirs.size}`;
          theirs.add(id);
          // In the order that they stand in: others add, and move nothing.
          const { childIds = [] } = document.nodes.get(ROOT_ID) ?? {};
          const nodes = childIds.flatMap((id) => document.nodes.get(id) ?? []);
          stored.content = serializeDocument(page(...nodes, node(id)));
        } else if (action.do === 'take-in') {
          await saving.takeInSaved();
          record();
        } else {
          expect(await saving.saveWith()).toBe(true);
          record();
          const expected = new Set(['a', 'b', ...theirs]);
          for (const { added, deleted } of history.slice(0, place())) {
            if (added !== undefined) expected.add(added);
            if (deleted !== undefined) expected.delete(deleted);
          }
          expect(blocksOf(parseDocument(stored.content))).toEqual(expected);
          expect(blocksOf(store.getState())).toEqual(expected);
        }
      }
    }),
    { numRuns: 200 },
  );
});
