import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** Decodes the entities of HTML text, as WordPress writes them into titles; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z\d]+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return character(Number(decimal), whole);
    if (hex) return character(Number.parseInt(hex, 16), whole);
    return decodeNamedCharacterReference(name) || whole;
  });
}

function character(code: number, fallback: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : fallback;
}
