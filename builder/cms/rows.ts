/** An item of a REST list, its fields unread. */
export type Row = Record<string, unknown>;

/** The items of a REST list; none where the answer is no list. */
export const rows = (answer: unknown): Row[] =>
  Array.isArray(answer) ? answer.filter((row) => row !== null && typeof row === 'object') : [];
