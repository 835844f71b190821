// Loaded into a product's process: when that ends, it says which parts of tracing were loaded.
process.on('exit', () => {
  const loaded = Object.keys(require.cache)
    .map((file) => /@opentelemetry[\\/]([\w-]+)/.exec(file)?.[1])
    .filter((name) => name && name !== 'api');
  process.stderr.write(`tracing loaded: ${[...new Set(loaded)].join(' ')}\n`);
});
