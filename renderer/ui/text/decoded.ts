/** A text as it was before it was encoded for an address; undefined when it is encoded otherwise. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
