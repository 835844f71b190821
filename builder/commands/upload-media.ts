import type { MediaItem } from '@renderer/document/types.ts';
import type { CmsClient, UploadOptions } from '../cms/cms-client.ts';
import { asCmsFailure, type CmsFailure } from '../cms/cms-failure.ts';
import type { EditorStore } from '../store/create-editor-store.ts';
import { addMedia } from './add-media.ts';

export type UploadResult = { ok: true; item: MediaItem } | { ok: false; failure: CmsFailure };

/** Uploads an image and appends it to the media list; on failure the list stays as it was. */
export async function uploadMedia(
  store: EditorStore,
  { cms, file, ...options }: { cms: Pick<CmsClient, 'upload'>; file: File } & UploadOptions,
): Promise<UploadResult> {
  try {
    const { url, width, height } = await cms.upload(file, options);
    const size = width && height ? { width, height } : {};
    return { ok: true, item: addMedia(store, { url, name: file.name, ...size }) };
  } catch (error) {
    return { ok: false, failure: asCmsFailure(error) };
  }
}
