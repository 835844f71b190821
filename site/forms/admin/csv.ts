/** What spreadsheets take for a formula, wide forms and hidden leaders among them. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r\n|%\uff1d\uff0b\uff0d\uff20]/u;

/**
 * Rows as CSV for spreadsheets: every cell quoted, one that could start a formula begins with an
 * apostrophe, so that it stays text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The byte order mark tells Excel that this is UTF-8.
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no spreadsheet reads them.
  const text = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;
}
