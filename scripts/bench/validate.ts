import { validators } from '../../generated/validators/index.ts';
import { blockKey } from '../../renderer/document/block-key.ts';
import type { Document } from '../../renderer/document/types.ts';
import { parseDocument, validateDocument } from '../../renderer/index.ts';
import { measure } from './measure.ts';
import { benchmarkPage } from './page.ts';
import type { Row } from './report.ts';

const SIZES = [50, 500, 5_000];
const ROUNDS = 25;

/**
 * Validating a whole page (structure, migrations, every node's fields) beside JSON.parse of the
 * same text and beside the blocks' compiled validators alone.
 */
export async function benchValidate(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const nodes of SIZES) {
    const json = benchmarkPage(nodes);
    const document = parseDocument(json);
    const timings = await measure(
      {
        'JSON.parse': () => JSON.parse(json),
        'compiled Ajv alone': () => runValidators(document),
        validateDocument: () => validateDocument(document),
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
        value: median,
        unit: 'ms',
        ratio: median / (reference?.median ?? 1),
        reference: 'JSON.parse',
      });
    }
  }
  return rows;
}

function runValidators(document: Document): boolean {
  let valid = true;
  for (const node of document.nodes.values()) {
    const validate = validators.get(blockKey(node.component));
    if (validate && !validate(node.props)) valid = false;
  }
  return valid;
}
