import { register } from 'node:module';

let registered = false;

/**
 * Teaches plain Node to import `*.module.css`: a class maps to `<File>_<class>`. Bundlers and test
 * runners do this themselves; there it has no effect.
 */
export function registerCssModules(): void {
  if (registered || process.env.VITEST) return;
  registered = true;
  register('./css-modules-hook.mjs', import.meta.url);
}
