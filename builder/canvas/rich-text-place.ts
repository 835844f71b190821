import styles from '@renderer/ui/rich-text/RichText.module.css';
import { plainText } from '@renderer/ui/text/plain-text.ts';

/** The element whose content is one formatted text, around an element of it. */
export function richTextContainer(element: Element): HTMLElement | undefined {
  const container = styles.text === undefined ? null : element.closest(`.${styles.text}`);
  return container instanceof HTMLElement ? container : undefined;
}

/** Whether an element shows this text and nothing else. */
export function showsText(container: Element, html: string): boolean {
  const bare = (text: string) => text.replace(/\s+/g, '');
  return bare(container.textContent ?? '') === bare(plainText(html));
}
