// Node module hook: style sheets hold no code; a CSS module is the mapping of its class names.
import { readFile } from 'node:fs/promises';

export async function load(url, context, nextLoad) {
  const address = url.split('?')[0];
  if (!address.endsWith('.css')) return nextLoad(url, context);
  const file = address.slice(address.lastIndexOf('/') + 1).replace(/(\.module)?\.css$/, '');
  const css = await readFile(new URL(address), 'utf8');
  const names = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => [
    name,
    `${file}_${name}`,
  ]);
  const source = `export default ${JSON.stringify(Object.fromEntries(names))};`;
  return { format: 'module', source, shortCircuit: true };
}
