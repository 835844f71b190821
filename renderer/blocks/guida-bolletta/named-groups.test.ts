import { fieldPlans } from '@generated/defaults.ts';
import type { GuidaBollettaProps } from '@generated/types.ts';
import { describe, expect, it } from 'vitest';
import { namedPoints } from './named-groups.ts';

const empty = Object.fromEntries(
  Object.keys(fieldPlans.guidabolletta?.p ?? {}).map((name) => [name, {}]),
);

describe('namedPoints', () => {
  it('leaves out what is empty and keeps the numbers', () => {
    const props = {
      ...empty,
      selfReading: { title: 'Autolettura' },
      bullet14: { text: '<p>Avvisi</p>' },
    } as unknown as GuidaBollettaProps;
    expect(namedPoints(props)).toEqual([
      { number: 7, title: 'Autolettura', text: '' },
      { number: 14, title: '', text: '<p>Avvisi</p>' },
    ]);
  });
});
