/** Whether keys are those of a Mac. */
export const isMac =
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut with the command key, as it is written on this machine, e.g. `Ctrl+Maiusc+Z`. */
export function keysOf(...keys: string[]): string {
  return isMac
    ? `⌘${keys.map((key) => (key === 'Shift' ? '⇧' : key)).join('')}`
    : ['Ctrl', ...keys.map((key) => (key === 'Shift' ? 'Maiusc' : key))].join('+');
}

/** A shortcut with the alternative key, e.g. `Alt+↑`. */
export function altKeysOf(key: string): string {
  return isMac ? `⌥${key}` : `Alt+${key}`;
}

/**
 * What takes an item of a list into the one before, and out again. On a Mac, Alt and Shift with an
 * arrow mark words; brackets, which others take, Italian keyboards write with AltGr.
 */
export const INDENT_KEYS = isMac
  ? ({ in: '⌃⇧→', out: '⌃⇧←' } as const)
  : ({ in: 'Alt+Maiusc+→', out: 'Alt+Maiusc+←' } as const);
