import { describe, expect, it } from 'vitest';
import { CmsFailure } from '../cms/cms-failure.ts';
import { openStore } from '../test-support/document.ts';
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

  it('leaves the list as it was when it fails', async () => {
    const store = openStore();
    const before = store.getState().media;
    const cms = { upload: () => Promise.reject(new CmsFailure('refused', 'Troppo grande.')) };
    const result = await uploadMedia(store, { cms, file });
    expect(result).toMatchObject({ ok: false, failure: { message: 'Troppo grande.' } });
    expect(store.getState().media).toBe(before);
  });
});
