/** Longest wait for the last spans, in ms: a collector that is gone must not hold the product up. */
const PATIENCE = 2_000;

/** Sends what is left and ends tracing, if it was started. Never rejects. */
export async function stopTracing(): Promise<void> {
  const { trace } = await import('@opentelemetry/api');
  const global = trace.getTracerProvider();
  // The framework's bundle started the provider; only the API is common to it and this server.
  const provider = 'getDelegate' in global ? (global.getDelegate as () => object)() : global;
  if (!('shutdown' in provider)) return;
  const shutdown = (provider.shutdown as () => Promise<void>).call(provider);
  await Promise.race([
    shutdown.catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PATIENCE).unref()),
  ]);
}
