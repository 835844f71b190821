import { isTextField } from '../shortcuts.ts';
import { readItem } from './item-payload.ts';
import { readPayload } from './payload.ts';

/**
 * Whether what is pasted belongs into the text field that the event was sent to. Blocks and items
 * never go into one as the text they travel as.
 */
export function isTextPaste({ target, clipboardData }: ClipboardEvent): boolean {
  const text = clipboardData?.getData('text/plain') ?? '';
  return isTextField(target) && !readPayload(text) && !readItem(text);
}
