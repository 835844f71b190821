/** A text as browsers show it. */
export const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether two texts say the same to whoever sees them: browsers show one space where there are more. */
export const saysSame = (one: string, other: string): boolean => spaced(one) === spaced(other);
