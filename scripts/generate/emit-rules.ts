import { BANNER } from './banner.ts';

/** The rules of `schemas/rules/`, by name: what a document breaks that its schema alone cannot say. */
export function emitRules(rules: readonly unknown[]): string {
  const byName = Object.fromEntries(
    (rules as { name: string }[]).map((rule) => [rule.name, rule] as const),
  );
  return `${BANNER}import type { Severity } from '@renderer/document/types.ts';

interface Rule {
  name: string;
  severity: Severity;
  message: string;
}

export const rules = ${JSON.stringify(byName, null, 1)} as const satisfies Readonly<Record<string, Rule>>;
`;
}
