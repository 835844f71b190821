import { mkdir, writeFile } from 'node:fs/promises';
import { benchBytes } from './bench/bytes.ts';
import { benchEditor } from './bench/editor.ts';
import { benchHttp } from './bench/http.ts';
import { benchRender } from './bench/render.ts';
import { type Row, table } from './bench/report.ts';
import { benchValidate } from './bench/validate.ts';
import { benchVitals } from './bench/vitals.ts';

// Contract C6: benchmarks report, they never fail on a figure. Prints a table, writes JSON.
const BENCHES: Readonly<Record<string, () => Promise<Row[]>>> = {
  render: benchRender,
  validate: benchValidate,
  bytes: benchBytes,
  http: benchHttp,
  vitals: benchVitals,
  editor: benchEditor,
};
const RESULT = 'test-results/bench.json';

// React's development build is several times slower and nobody ships it.
if (process.env.NODE_ENV !== 'production') {
  process.stderr.write('Run through npm run bench, which measures production builds.\n');
  process.exit(2);
}
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.\n`,
  );
  process.exit(2);
}
const rows: Row[] = [];
for (const [name, run] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await run()));
}
await mkdir('test-results', { recursive: true });
await writeFile(RESULT, `${JSON.stringify(rows, null, 2)}\n`);
process.stdout.write(`${table(rows)}\n\nWritten to ${RESULT}\n`);
