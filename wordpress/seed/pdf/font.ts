/** Widths of the standard fonts, in thousandths, for the characters from space to tilde. */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 ' +
  '556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 ' +
  '667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 ' +
  '556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 ' +
  '556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 ' +
  '667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 ' +
  '611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

/** Characters of WinAnsiEncoding that are not at their Unicode place. */
const OUTSIDE_LATIN1: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
};

export interface Font {
  name: 'F1' | 'F2';
  base: 'Helvetica' | 'Helvetica-Bold';
  widths: number[];
}

export const regular: Font = { name: 'F1', base: 'Helvetica', widths: numbers(REGULAR) };
export const bold: Font = { name: 'F2', base: 'Helvetica-Bold', widths: numbers(BOLD) };

function numbers(text: string): number[] {
  return text.split(' ').map(Number);
}

/** Width of a text in points. */
export function widthOf(text: string, font: Font, size: number): number {
  let width = 0;
  for (const character of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    width += font.widths[character.charCodeAt(0) - 32] ?? 556;
  }
  return (width * size) / 1000;
}

/** Breaks a text into lines no wider than `limit` points. */
export function lines(text: string, font: Font, size: number, limit: number): string[] {
  const result: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, font, size) > limit) {
      result.push(line);
      line = word;
    } else line = longer;
  }
  return [...result, line];
}

/** A text as a PDF string in the fonts' encoding. */
export function encoded(text: string): string {
  const bytes = [...text].map((character) => {
    const code = OUTSIDE_LATIN1[character] ?? character.charCodeAt(0);
    if (code > 255) throw new Error(`The PDF's fonts have no '${character}'.`);
    return String.fromCharCode(code);
  });
  return `(${bytes.join('').replace(/[\\()]/g, '\\$&')})`;
}
