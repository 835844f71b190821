import { setIdentifierNames } from '@renderer/document/block-key.ts';
import { readSettings } from '@site/config/settings.ts';
import { readWebhookSecret } from '@site/webhook/secret.ts';
import { formats, isFormat } from './validate/formats.ts';
import type { Cms } from './validate/read-cms.ts';
import { reportOf } from './validate/report.ts';
import { SourceError } from './validate/source.ts';
import { readSources } from './validate/sources.ts';

const USAGE = `Usage: npm run --silent validate -- [--format pretty|json|junit|sarif] [--cms <wp-json url>] [path | - ...]
  path   a saved document, a seed page that holds one, or a folder of them
  -      a document on standard input
  --cms  every published page of a CMS, and every shared block where its secret is known`;

// Contract C3. Exit 0: all valid; 1: findings; 2: could not run.
process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if ('problem' in options) {
    process.stderr.write(`${options.problem}\n${USAGE}\n`);
    return 2;
  }
  try {
    setIdentifierNames(readSettings());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
  try {
    const folder = process.env.CALLED_FROM ?? process.cwd();
    const sources = await readSources({ ...options, folder, cms: await cmsOf(options.cms) });
    const report = reportOf(sources);
    process.stdout.write(`${formats[options.format](report, sources)}\n`);
    return report.findings.some((finding) => finding.severity === 'error') ? 1 : 0;
  } catch (error) {
    const known = error instanceof SourceError;
    process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
    return 2;
  }
}

async function cmsOf(address: string | undefined): Promise<Cms | undefined> {
  if (!address) return undefined;
  const note = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  return { address, secret: await readWebhookSecret(), note };
}

function readArguments(args: string[]) {
  let format: keyof typeof formats = 'pretty';
  let cms: string | undefined;
  const paths: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] as string;
    const [name, inline] = argument.startsWith('--') ? argument.split(/=(.*)/s, 2) : [argument];
    if (name === '--format' || name === '--cms') {
      const value = inline ?? args[++index];
      if (value === undefined) return { problem: `${name} needs a value.` };
      if (name === '--cms') cms = value;
      else if (isFormat(value)) format = value;
      else return { problem: `Unknown format '${value}'.` };
    } else if (name?.startsWith('--')) return { problem: `Unknown option '${name}'.` };
    else paths.push(argument);
  }
  if (paths.length === 0 && !cms) return { problem: 'Nothing to validate.' };
  return { format, cms, paths };
}
