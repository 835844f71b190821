/** A text, or what stands in its place when its editor has cleared it: then '' or blanks are saved. */
export const textOr = (text: string | undefined, fallback: string): string =>
  text?.trim() ? text : fallback;
