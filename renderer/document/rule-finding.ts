import { rules } from '@generated/rules.ts';
import type { Finding } from './types.ts';

/** A finding by a rule of schemas/rules, with the values that its message names in braces. */
export function ruleFinding(
  rule: keyof typeof rules,
  place: Pick<Finding, 'node' | 'component' | 'pointer'>,
  values: Readonly<Record<string, string>> = {},
): Finding {
  const { severity, message } = rules[rule];
  const filled = message.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  return { ...place, rule, message: filled, severity };
}
