import nodeModule from 'node:module';

const ADD_ON = 'fs-ext-extra-prebuilt';
const STAND_IN = new URL('./granted-locks.ts', import.meta.url).href;

type Next = (specifier: string, context: unknown) => object;
/** Of Node 22.15 and later; as an import by name it would keep an earlier Node from reading this. */
const { registerHooks } = nodeModule as typeof nodeModule & {
  registerHooks?(hooks: {
    resolve(specifier: string, context: unknown, next: Next): object;
  }): unknown;
};

/**
 * `@php-wasm/node` locks files by a native add-on that comes ready-made for the releases of Node of
 * its day; for a later one it cannot be loaded, and neither can PHP. There a stand-in grants every
 * lock: PHP runs one task at a time, and no second process is let into the data directory
 * (site/config). To be called before `@php-wasm/node` is imported.
 * @throws what loading the add-on threw, where Node cannot put one module in place of another
 */
export function ensureFileLocks(): void {
  try {
    nodeModule.createRequire(import.meta.resolve('@php-wasm/node'))(ADD_ON);
  } catch (error) {
    if (!registerHooks) throw error;
    // No format is given: what reads the file, Node itself or a loader, takes the types out of it.
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === ADD_ON ? { url: STAND_IN, shortCircuit: true } : next(specifier, context),
    });
  }
}
