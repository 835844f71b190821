import { expect, it } from 'vitest';
import type { FieldPlan } from './field-plan.ts';
import { shownProps } from './shown-props.ts';

const label: FieldPlan = { d: 'VAI', e: true };
const plan: FieldPlan = {
  p: {
    label,
    title: { d: 'Titolo' },
    items: { i: { p: { label, note: {} } } },
    more: { p: { label } },
  },
};

it('an emptied text says its default where it cannot do without, however deep', () => {
  expect(
    shownProps(plan, {
      label: '',
      items: [{ label: '  ' }, { label: 'Scopri' }],
      more: { label: '' },
    }),
  ).toEqual({
    ...{ label: 'VAI', title: 'Titolo', items: [{ label: 'VAI' }, { label: 'Scopri' }] },
    more: { label: 'VAI' },
  });
});

it('other texts stay empty, and what is no text stays what it is', () => {
  expect(shownProps(plan, { title: '', label: 7, items: 'x', more: [] })).toMatchObject({
    ...{ title: '', label: 7, items: 'x' },
  });
});

it('what has nothing emptied is not copied', () => {
  const props = { label: 'Scopri', title: 'A', items: [], more: { label: 'B' } };
  expect(shownProps({ p: { label, title: {} } }, props)).toBe(props);
});
