/**
 * What was copied last, in any tab of this browser. The system's clipboard is asked first where the
 * browser lets a page write to it; reading it would ask for a permission, so that what was copied
 * here is remembered here. Ctrl+V brings the system's own text, whatever it came from.
 */
const KEY = 'page-editor:clipboard';
let remembered: string | undefined;
const listeners = new Set<() => void>();

/** Keeps a text for pasting, in this and other tabs. */
export function remember(text: string): void {
  remembered = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage forbidden or full: this tab still remembers.
  }
  for (const listener of [...listeners]) listener();
}

/** Copies a text from a button, where there is no copy event to fill. */
export function copyText(text: string): void {
  remember(text);
  navigator.clipboard?.writeText(text).catch(() => {});
}

/** What was copied last. */
export function recall(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? remembered;
  } catch {
    return remembered;
  }
}

/** Hears when something else was copied, in this tab or another. */
export function subscribeClipboard(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
