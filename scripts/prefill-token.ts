import { parseArgs } from 'node:util';
import { readSettings } from '@site/config/settings.ts';
import { formSecrets } from '@site/forms/guard/secrets.ts';
import { PREFILL_FIELDS, sealPrefill } from '@site/forms/prefill-token.ts';
import { readFormSettings } from '@site/forms/settings.ts';

const USAGE = `Usage: npm run --silent prefill-token -- [--hours 72] ${PREFILL_FIELDS.map((name) => `[--${name} …]`).join(' ')}
Prints a token; put it into a page's address as ?source=…&data=<token>, or into the user's cookie.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const fields = Object.fromEntries(
    PREFILL_FIELDS.map((name) => [name, { type: 'string' }]),
  ) as Record<(typeof PREFILL_FIELDS)[number], { type: 'string' }>;
  try {
    const { values } = parseArgs({
      options: { ...fields, hours: { type: 'string', default: '72' } },
    });
    const { hours, ...info } = values;
    const length = Number(hours) * 3_600_000;
    if (!(length > 0) || Object.keys(info).length === 0) throw new TypeError('Nothing to put in.');
    const { prefill } = await formSecrets(readFormSettings(readSettings()));
    process.stdout.write(`${sealPrefill(prefill, info, new Date(Date.now() + length))}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
    return 2;
  }
}
