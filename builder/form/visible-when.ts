import type { UiSchema } from '@rjsf/utils';

interface Condition {
  field: string;
  equals?: unknown;
  in?: readonly unknown[];
}

/** Whether a conditional field is shown beside these values; hidden values are kept. */
export function isShown(uiSchema: UiSchema | undefined, values: unknown): boolean {
  const condition = uiSchema?.['ui:options']?.visibleWhen as Condition | undefined;
  if (!condition) return true;
  const value = (values as Record<string, unknown> | undefined)?.[condition.field];
  const accepted = condition.in ?? [condition.equals];
  return accepted.some((wanted) => wanted === value);
}
