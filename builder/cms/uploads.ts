import type { EditorBootstrap } from '../contract.ts';
import type { Ask } from './ask.ts';
import type { CmsClient, UploadOptions } from './cms-client.ts';
import type { Nonces } from './nonces.ts';
import { expectAnswer } from './requests.ts';
import { sendDocument, sendImage } from './send-file.ts';
import { untilAborted } from './until-aborted.ts';

/** Files on their way into the library of the CMS. */
export function createUploads(
  { config }: Pick<EditorBootstrap, 'config'>,
  { ask, withNonce }: { ask: Ask } & Pick<Nonces, 'withNonce'>,
): Pick<CmsClient, 'upload' | 'uploadDocument'> {
  const media = `${config.cmsApi}/wp/v2/media`;

  /** What arrived before it was given up is taken out of the library again. */
  function untilGivenUp<Item extends { id?: number }>(
    sent: Promise<Item>,
    { signal, onKept }: UploadOptions,
  ): Promise<Item> {
    const takeBack = async ({ id }: Item) => {
      if (!signal?.aborted) return;
      expectAnswer(id !== undefined);
      await ask('DELETE', `${media}/${id}?force=true`);
    };
    // A file that did not arrive is in no library.
    sent.then((item) => takeBack(item).catch(onKept)).catch(() => {});
    return untilAborted(sent, signal);
  }

  return {
    upload(file, options = {}) {
      const endpoint = config.uploadEndpoint;
      const sent = withNonce((nonce) => sendImage({ endpoint, nonce, file, ...options }));
      return untilGivenUp(sent, options);
    },
    uploadDocument(file, options = {}) {
      const sent = withNonce((nonce) => sendDocument({ endpoint: media, nonce, file, ...options }));
      return untilGivenUp(sent, options);
    },
  };
}
