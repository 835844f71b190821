import { type BlockForm, formLoaders } from '@generated/forms/index.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { nodeForm, richText } from './form-code.ts';

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

const opened = new Map<string, Promise<BlockForm>>();

/** The form with everything that it is shown with. */
export function openForm(component: string): Promise<BlockForm> {
  const key = blockKey(component);
  const known = opened.get(key);
  if (known) return known;
  const whole = loadForm(component).then(async (form) => {
    await Promise.all([nodeForm.preload(), hasRichText(form) && richText.preload()]);
    return form;
  });
  opened.set(key, whole);
  whole.catch(() => opened.delete(key));
  return whole;
}

const hasRichText = ({ uiSchema }: BlockForm) =>
  JSON.stringify(uiSchema).includes('"ui:widget":"rich-text"');

/** The form, if it has been loaded already. */
export function readyForm(component: string): BlockForm | undefined {
  return ready.get(blockKey(component));
}
