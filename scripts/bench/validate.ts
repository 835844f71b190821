import { parseDocument, validateDocument } from '../../renderer/index.ts';
import { measure } from './measure.ts';
import { benchmarkPage } from './page.ts';
import type { Row } from './report.ts';

const SIZES = [50, 500, 5_000];
const ROUNDS = 25;

/** Parsing and validating a whole page beside JSON.parse of the same text. */
export async function benchValidate(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const nodes of SIZES) {
    const json = benchmarkPage(nodes);
    const timings = await measure(
      {
        'JSON.parse': () => JSON.parse(json),
        parseDocument: () => parseDocument(json),
        'parse and validate': () => validateDocument(parseDocument(json)),
      },
      ROUNDS,
    );
    const reference = timings.find((timing) => timing.name === 'JSON.parse');
    for (const { name, median } of timings) {
      rows.push({
        group: `validate, ${nodes} nodes`,
        name,
        ms: median,
        ratio: median / (reference?.median ?? 1),
        reference: 'JSON.parse',
      });
    }
  }
  return rows;
}
