// Node module hook: style sheets hold no code; a CSS module is the mapping of its class names.

export async function load(url, context, nextLoad) {
  const address = url.split('?')[0];
  if (!address.endsWith('.css')) return nextLoad(url, context);
  const file = address.slice(address.lastIndexOf('/') + 1).replace(/(\.module)?\.css$/, '');
  const source = `export default new Proxy({}, { get: (_, name) => typeof name === 'string' ? ${JSON.stringify(`${file}_`)} + name : undefined });`;
  return { format: 'module', source, shortCircuit: true };
}
