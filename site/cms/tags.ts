/** Cache tag of every list of a post type. */
export const typeTag = (type: string) => `type:${type}`;
