/** One measured row; ratios are what to read, times depend on the machine and its noise. */
export interface Row {
  group: string;
  name: string;
  value: number;
  unit: 'ms' | 'kB' | 'MB' | 'req/s' | 'score';
  /** Nobody waited any longer: it takes more than `value`. */
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
      lines.push('', group);
    }
    const value =
      `${row.over ? 'over ' : ''}${row.value.toFixed(row.unit === 'score' ? 3 : 2)}`.padStart(12);
    const ratio = Number.isNaN(row.ratio)
      ? ''
      : `${row.ratio.toFixed(2).padStart(8)} × ${row.reference}`;
    lines.push(`  ${row.name.padEnd(34)}${value} ${row.unit.padEnd(5)}${ratio}`);
  }
  return lines.join('\n').trimStart();
}
