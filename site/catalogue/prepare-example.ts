import { serverRegistry } from '@generated/registry.server.ts';
import { createDocument } from '@renderer/document/create-document.ts';
import { insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { ROOT_ID } from '@renderer/document/types.ts';
import type { BlockExample } from '@renderer/examples.ts';
import type { BlockEntry, ServerRegistry } from '@renderer/registry.ts';
import { type PreparedDocument, prepareDocument } from '@renderer/render/prepare.ts';
import { cmsReader } from '../cms/reader.ts';
import { log } from '../config/log.ts';
import { pageContext } from '../page/context.ts';

/** An example as a page of its own; data written in the example stands for its loader's. */
export function prepareExample(
  entry: BlockEntry,
  example: BlockExample,
): Promise<PreparedDocument> {
  const { component, key, name } = entry;
  const { document } = insertSubtree(createDocument(), {
    parentId: ROOT_ID,
    subtree: { component, props: example.props, children: example.children },
  });
  return prepareDocument({
    document,
    context: pageContext({ ID: 0, path: `/catalogo/${name}`, template: '' }, []),
    cms: cmsReader,
    registry: example.data === undefined ? serverRegistry : withData(key, example.data),
    log: (problem) => log.warn({ example: `${name}/${example.name}`, ...problem }, 'not rendered'),
  });
}

function withData(key: string, data: unknown): ServerRegistry {
  const block = serverRegistry.get(key);
  return block?.load
    ? new Map(serverRegistry).set(key, { ...block, load: async () => data })
    : serverRegistry;
}
