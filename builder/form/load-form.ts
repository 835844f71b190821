import { type BlockForm, formLoaders } from '@generated/forms/index.ts';
import { blockKey } from '@renderer/document/block-key.ts';

const loaded = new Map<string, Promise<BlockForm>>();
const ready = new Map<string, BlockForm>();

/** Form and validator of a block, loaded once; a failed load may be tried again. */
export function loadForm(component: string): Promise<BlockForm> {
  const key = blockKey(component);
  const known = loaded.get(key);
  if (known) return known;
  const load = Object.hasOwn(formLoaders, key) ? formLoaders[key] : undefined;
  if (!load) return Promise.reject(new Error(`No form for the block '${component}'`));
  const form = load();
  loaded.set(key, form);
  form.then(
    (arrived) => ready.set(key, arrived),
    () => loaded.delete(key),
  );
  return form;
}

/** The form, if it has been loaded already. */
export function readyForm(component: string): BlockForm | undefined {
  return ready.get(blockKey(component));
}
