import { serverRegistry } from '@generated/registry.server.ts';
import { parseDocument } from '@renderer/document/parse.ts';
import { prepareDocument } from '@renderer/render/prepare.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { emptyCms } from '@renderer/static/empty-cms.ts';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BlockTree } from './BlockTree.tsx';

afterEach(() => vi.unstubAllEnvs());

const DEPTH = 1_000;

it('a page of the greatest depth is rendered whole', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const ids = ['root', ...Array.from({ length: DEPTH }, (_, index) => `b${index + 1}`)];
  const nodes = ids.map((id, index) => {
    const childIds = ids.slice(index + 1, index + 2);
    return [id, { id, component: 'PageBlock', props: { title: id }, childIds }];
  });
  const prepared = await prepareDocument({
    document: parseDocument(JSON.stringify({ nodes: Object.fromEntries(nodes) })),
    context: defaultContext(),
    cms: emptyCms,
    registry: serverRegistry,
    log: () => {},
  });
  const stream = await renderToReadableStream(<BlockTree prepared={prepared} />);
  await stream.allReady;
  const html = await new Response(stream).text();
  for (let index = 1; index <= DEPTH; index += 1) expect(html).toContain(`>b${index}<`);
});
