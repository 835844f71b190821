import { CHECK_RULES } from '../builder/checks/check.ts';

const VERDICTS = ['block', 'warn', 'off'];

/** Throws a sentence for a PUBLISH_CHECKS whose rules or verdicts the editor would pass over. */
export function checkPublishChecks(setting = ''): void {
  for (const part of setting.split(',').filter((entry) => entry.trim() !== '')) {
    const [rule = '', verdict = '', ...more] = part.split('=').map((side) => side.trim());
    const isRule = (CHECK_RULES as readonly string[]).includes(rule);
    if (isRule && VERDICTS.includes(verdict) && more.length === 0) continue;
    throw new Error(
      `PUBLISH_CHECKS must be entries such as alt=block with commas, not '${part.trim()}'. ` +
        `Checks: ${CHECK_RULES.join(', ')}. Each is ${VERDICTS.join(', ')}.`,
    );
  }
}
