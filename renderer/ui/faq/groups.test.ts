import { describe, expect, it } from 'vitest';
import { anchorHref, filledGroups, groupAnchors } from './groups.ts';

const childs = [{ title: 'Domanda', text: '' }];

describe('groups of questions', () => {
  it('without questions are left out', () => {
    const cleared = { title: '', text: 'Risposta' };
    expect(
      filledGroups([{ groupName: 'A', childs: [] }, { childs: [cleared] }, { childs }]),
    ).toEqual([{ childs }]);
    expect(filledGroups([{ childs: [cleared, ...childs] }])).toEqual([{ childs }]);
  });

  it('are anchored by their name, the first one of a name only', () => {
    const groups = [{ groupName: 'A', childs }, { childs }, { groupName: 'A', childs }];
    expect(groupAnchors(groups)).toEqual(['A', undefined, undefined]);
  });

  it('can be linked to whatever their name', () => {
    expect(anchorHref('Luce & gas')).toBe('#Luce%20%26%20gas');
  });
});
