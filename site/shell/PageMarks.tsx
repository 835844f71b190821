import type { CmsPage } from '../cms/map/page.ts';
import { getSettings } from '../config/current.ts';
import { chatContext } from './chat/chat-context.ts';

/** What a page tells the shell's code, which is the same on all pages. */
export function PageMarks(page: Pick<CmsPage, 'path' | 'template'>) {
  const { brand, chatScriptUrl } = getSettings();
  const chat = chatScriptUrl ? chatContext({ ...page, brand }) : undefined;
  return <>{chat && <div hidden data-chat={JSON.stringify(chat)} />}</>;
}
