import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import type { FieldPlan } from '@renderer/document/field-plan.ts';

/** What a field's schema says of it, by its block and its path in the props. */
export function planAt(
  component: string,
  path: readonly (string | number)[],
): FieldPlan | undefined {
  let plan: FieldPlan | undefined = fieldPlans[blockKey(component)];
  for (const part of path) plan = typeof part === 'number' ? plan?.i : plan?.p?.[part];
  return plan;
}
