/**
 * A number stays on one line with its unit, a band with its price, a tax with whether it is included,
 * and a telephone number with itself: editors type plain spaces, where a line would end between "27,90" and "€".
 */
export const keepTogether = (text: string): string =>
  /\d /.test(text)
    ? text
        .replace(UNIT, '\u00a0')
        .replace(BAND, (band) => `${band.trimEnd().replace('-', '\u2011')}\u00a0`)
        .replace(TAX, '\u00a0')
        .replace(TELEPHONE, '$1\u00a0$2\u00a0$3')
    : text;

const UNIT = /(?<=\d) (?=(?:€|%|k?Wh?|MWh?|GWh|Smc|m[²³]|[GM]bps|[GMk]B|BTU)(?![\p{L}\d]))/gu;
const BAND = /(?<![\p{L}\d])F\d{1,2}(?:-F\d)? (?=\d)/gu;
const TAX = /(?<=\bIVA) (?=(?:in|es)clusa)/g;
const TELEPHONE = /(?<![\d.,])(\d{3}) (\d{3}) (\d{3})(?![\d.,]*\d)/g;
