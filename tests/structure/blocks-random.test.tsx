import path from 'node:path';
import { examples } from '@generated/examples.ts';
import { clientRegistry } from '@generated/registry.client.ts';
import { serverRegistry } from '@generated/registry.server.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import fc from 'fast-check';
import { createElement, Suspense } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadBlocks } from '../../scripts/generate/load.ts';
import { arbitraryOf } from '../support/arbitrary-props.ts';

const context = defaultContext();
const blocks = loadBlocks(path.resolve(import.meta.dirname, '../..')).filter((block) => block.view);
const RUNS = 200;

function markupOf(key: string, props: Record<string, unknown>, data: unknown): string {
  const block = serverRegistry.get(key);
  if (!block) throw new Error(`no block ${key}`);
  const view = { props: block.fillDefaults(props), data, nodeId: 'x-1', context };
  return renderToStaticMarkup(createElement(block.View as never, view as never));
}

describe.each(blocks.map((block) => [block.component, block] as const))('%s', (_name, block) => {
  const own = examples[block.key] ?? [];
  const data = own.find((example) => example.data !== undefined)?.data;

  it(`renders ${RUNS} random valid documents`, () => {
    const validate = serverRegistry.get(block.key)?.validate;
    fc.assert(
      fc.property(arbitraryOf(block.schema as never), (props) => {
        expect(validate?.(props), JSON.stringify(validate?.errors)).toBe(true);
        expect(typeof markupOf(block.key, props as Record<string, unknown>, data)).toBe('string');
      }),
      { numRuns: RUNS },
    );
  });

  it('renders the same in the canvas as on the server', async () => {
    const client = clientRegistry.get(block.key);
    if (!client) throw new Error('not in the canvas');
    for (const example of own) {
      const view = {
        ...{
          props: client.fillDefaults(example.props),
          data: example.data,
          nodeId: 'x-1',
          context,
        },
      };
      const stream = await renderToReadableStream(
        <Suspense>
          <client.View {...view} />
        </Suspense>,
      );
      await stream.allReady;
      const html = await new Response(stream).text();
      expect(comparable(html)).toBe(comparable(markupOf(block.key, example.props, example.data)));
    }
  });
});

/** Without what only the streaming renderer writes: boundary marks, preloads and text separators. */
const comparable = (html: string) =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/_[a-zA-Z]_\w+_/g, 'id');
