/** One measured row; ratios are what to read, milliseconds depend on the machine and its noise. */
export interface Row {
  group: string;
  name: string;
  ms: number;
  /** Other than milliseconds. */
  unit?: string;
  /** Nobody waited any longer: it takes more than `ms`. */
  over?: boolean;
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
    const value = `${row.over ? 'over ' : ''}${row.ms.toFixed(2)}`.padStart(12);
    const ratio = Number.isNaN(row.ratio) ? '' : `${row.ratio.toFixed(2).padStart(9)} ×`;
    lines.push(`  ${row.name.padEnd(28)}${value} ${row.unit ?? 'ms'}${ratio}`);
  }
  return lines.join('\n').trimStart();
}
