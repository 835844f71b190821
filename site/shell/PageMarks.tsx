import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { editAddress } from '../editor/addresses.ts';
import { chatContext } from './chat/chat-context.ts';

/** What a page tells the shell's code, which is the same on all pages. */
export function PageMarks({ path, page }: { path: string; page: CmsPage | undefined }) {
  const { brand, chatScriptUrl } = getSettings();
  const template = page?.template ?? '';
  const chat = chatScriptUrl ? chatContext({ path, template, brand }) : undefined;
  return (
    <>
      {chat && <div hidden data-chat={JSON.stringify(chat)} />}
      {page && <div hidden data-edit={editAddress(page)} />}
    </>
  );
}
