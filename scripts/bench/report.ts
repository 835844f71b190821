/** One measured row; ratios are what to read, milliseconds depend on the machine and its noise. */
export interface Row {
  group: string;
  name: string;
  ms: number;
  ratio: number;
  /** The candidate that has ratio 1. */
  reference: string;
}

export function table(rows: readonly Row[]): string {
  const lines: string[] = [];
  let group = '';
  for (const row of rows) {
    if (row.group !== group) {
      group = row.group;
      lines.push('', `${group} (× ${row.reference})`);
    }
    lines.push(
      `  ${row.name.padEnd(28)}${row.ms.toFixed(2).padStart(10)} ms${row.ratio.toFixed(2).padStart(9)} ×`,
    );
  }
  return lines.join('\n').trimStart();
}
