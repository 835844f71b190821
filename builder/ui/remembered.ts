/** Prefix of what this browser remembers of the editor. */
const PREFIX = 'page-editor:';

/** What was remembered under that name; undefined for nothing, or where storage is forbidden. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it in this browser; where storage is forbidden it holds for this visit. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing else depends on it.
  }
}
