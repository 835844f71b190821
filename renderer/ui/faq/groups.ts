/** A group of questions as blocks store them and as the CMS answers them (spec 2.12, 3.12). */
export interface QuestionGroup {
  groupName?: string;
  childs: readonly { title: string; text: string }[];
}

/** Groups that have something to read, without questions whose words were cleared. */
export function filledGroups<Group extends QuestionGroup>(groups: readonly Group[]): Group[] {
  return groups.flatMap((group) => {
    const childs = group.childs.filter((question) => question.title);
    return childs.length > 0 ? [{ ...group, childs }] : [];
  });
}

/** A group's id by its name (spec 2.12): hyphens for the spaces that HTML admits in no id. */
export const anchorOf = (name: string): string => name.trim().replace(/\s+/g, '-');

/** Id of each group's element; none where another group has it already. */
export function groupAnchors(groups: readonly QuestionGroup[]): (string | undefined)[] {
  const taken = new Set<string>();
  return groups.map(({ groupName }) => {
    const id = anchorOf(groupName ?? '');
    if (id === '' || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
}

/** A link to a group. */
export const anchorHref = (anchor: string): string => `#${encodeURIComponent(anchor)}`;
