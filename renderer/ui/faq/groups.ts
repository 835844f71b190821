/** A group of questions as blocks store them and as the CMS answers them (spec 2.12, 3.12). */
export interface QuestionGroup {
  groupName?: string;
  childs: readonly { title: string; text: string }[];
}

/** Groups that have something to read. */
export function filledGroups<Group extends QuestionGroup>(groups: readonly Group[]): Group[] {
  return groups.filter((group) => group.childs.length > 0);
}

/**
 * Id of each group's element: its name (spec 2.12), with hyphens for the spaces that HTML admits
 * in no id; none where another group has it already.
 */
export function groupAnchors(groups: readonly QuestionGroup[]): (string | undefined)[] {
  const taken = new Set<string>();
  return groups.map(({ groupName }) => {
    const id = (groupName ?? '').trim().replace(/\s+/g, '-');
    if (id === '' || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
}

/** A link to a group. */
export const anchorHref = (anchor: string): string => `#${encodeURIComponent(anchor)}`;
