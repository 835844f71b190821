import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { type Product, startProduct } from '../../scripts/start-product.ts';
import { attribute, startTraceSink } from '../support/trace-sink.ts';
import { origin } from '../support/under-test.ts';

// Products of their own, over the content of the one that runs already.

const LOADED = path.resolve('tests/support/say-what-was-loaded.cjs');
const TYPED = 'zoe.privata@posta.example';

async function withSite(
  env: Record<string, string>,
  visit: (product: Product) => Promise<void>,
): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tracing-'));
  const product = await startProduct({
    dataDir,
    env: {
      WP_API: `${origin()}/wordpress/wp-json`,
      NODE_OPTIONS: `--require "${LOADED}"`,
      ...env,
    },
  });
  try {
    await visit(product);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return product;
}

test('spans name the route and the CMS, continue the trace, and carry nothing a visitor typed', async ({
  request,
}) => {
  const sink = await startTraceSink();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const query = `?data=${encodeURIComponent(TYPED)}&tel=3456789012`;
  await withSite(
    // Batches wait long, so that only the flush at the end brings the last.
    { OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint, OTEL_BSP_SCHEDULE_DELAY: '600000' },
    async (product) => {
      const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
      const page = await request.get(`${product.origin}/contatti${query}`, { headers });
      expect(page.status()).toBe(200);
      const search = `${product.origin}/cerca?q=${encodeURIComponent(TYPED)}`;
      expect((await request.get(search)).status()).toBe(200);
      const preview = `${product.origin}/contatti?anteprima=${TYPED}`;
      expect((await request.get(preview)).status()).toBeLessThan(500);
    },
  );
  sink.close();
  const spans = sink.spans();
  const visit = spans.find((span) => attribute(span, 'http.target') === '/contatti');
  expect(visit).toMatchObject({ traceId, name: 'GET /[[...path]]' });
  const calls = spans.filter(
    (span) => span.traceId === traceId && attribute(span, 'next.span_type') === 'AppRender.fetch',
  );
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    expect(attribute(call, 'net.peer.name')).toBe(new URL(origin()).hostname);
    expect(attribute(call, 'http.url')).toContain(`${origin()}/wordpress/wp-json/`);
  }
  const said = decodeURIComponent(JSON.stringify(sink.batches));
  expect(said).toContain('energy-site');
  for (const word of [TYPED, 'privata', '3456789012', '?', 'data=']) {
    expect(said).not.toContain(word);
  }
});

test('a collector that is gone is told of once, and holds nothing up', async ({ request }) => {
  const sink = await startTraceSink();
  sink.close();
  const env = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${sink.endpoint}/v1/traces`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  const { output, process: child } = await withSite(env, async (product) => {
    const told = () => product.output.filter((line) => line.includes('traces are not taken'));
    await expect.poll(told).toHaveLength(1);
    for (const address of ['/', '/faq', '/contatti', '/cerca?q=luce', '/news']) {
      expect((await request.get(product.origin + address)).status()).toBe(200);
      await expect.poll(told).toHaveLength(1);
    }
  });
  expect(child.exitCode).toBe(0);
  expect(output.filter((line) => /ECONNREFUSED|OTLP/.test(line)).length).toBeLessThan(2);
  // What the next test counts on: tracing that is on is seen.
  expect(output.find((line) => /^tracing loaded: .+/.test(line))).toContain('sdk-trace-node');
});

test('without an endpoint nothing of tracing is loaded', async ({ request }) => {
  const { output } = await withSite({}, async (product) => {
    expect((await request.get(`${product.origin}/contatti`)).status()).toBe(200);
  });
  const said = output.filter((line) => line.startsWith('tracing loaded:'));
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) expect(line.trim()).toBe('tracing loaded:');
});
