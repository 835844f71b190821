import { spawn } from 'node:child_process';
import path from 'node:path';
import { serve } from './serve.ts';

// The same as start with hot reload; schemas are generated anew as they change.
const generator = spawn(
  process.execPath,
  ['--import', 'tsx', path.resolve('scripts/generate.ts'), '--watch'],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
process.once('exit', () => generator.kill());
await serve({ development: true });
