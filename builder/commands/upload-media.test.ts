import { describe, expect, it } from 'vitest';
import { CmsFailure } from '../cms/cms-failure.ts';
import { setField } from '../form/set-field.ts';
import { node, openStore, page } from '../test-support/document.ts';
import { undo } from './undo.ts';
import { uploadMedia } from './upload-media.ts';

const file = new File(['x'], 'casa.png', { type: 'image/png' });

describe('uploading an image', () => {
  it('appends it to the media list', async () => {
    const store = openStore();
    const cms = { upload: async () => ({ url: '/uploads/casa.webp', width: 800, height: 600 }) };
    const result = await uploadMedia(store, { cms, file });
    expect(result.ok).toBe(true);
    expect(store.getState().media).toMatchObject([
      { url: '/uploads/casa.webp', width: 800, height: 600, focus: [50, 50] },
    ]);
  });

  it('is one step with its being shown somewhere', async () => {
    const store = openStore(
      page(node('a', { component: 'HeroPage', props: { image: '/old.png' } })),
    );
    const cms = { upload: async () => ({ url: '/uploads/casa.webp' }) };
    await uploadMedia(store, { cms, file });
    setField(store, { id: 'a', path: ['image'], value: '/uploads/casa.webp' });
    expect(store.temporal.getState().pastStates).toHaveLength(1);
    expect(store.getState().change).toMatchObject({ from: 'old.png', to: 'casa.png' });
    undo(store);
    expect(store.getState().nodes.get('a')?.props.image).toBe('/old.png');
    expect(store.getState().media).toEqual([]);
    // Something else is a step of its own, however soon.
    await uploadMedia(store, { cms, file });
    setField(store, { id: 'a', path: ['title'], value: 'Pompa di calore' });
    expect(store.temporal.getState().pastStates).toHaveLength(2);
  });

  it('leaves the list as it was when it fails', async () => {
    const store = openStore();
    const before = store.getState().media;
    const cms = { upload: () => Promise.reject(new CmsFailure('refused', 'Troppo grande.')) };
    const result = await uploadMedia(store, { cms, file });
    expect(result).toMatchObject({ ok: false, failure: { message: 'Troppo grande.' } });
    expect(store.getState().media).toBe(before);
  });
});
