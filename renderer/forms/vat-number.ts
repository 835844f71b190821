/**
 * Whether a text is an Italian VAT number: 11 digits without country prefix, of which the last is
 * the check digit by Luhn's formula (D.P.R. 633/1972, art. 35; rules of the Agenzia delle Entrate).
 * Spaces do not matter.
 */
export function isVatNumber(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{11}$/.test(digits) || /^0{7}/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What to say of a number that looks wrong; it is never refused for it. */
export const VAT_NUMBER_HINT =
  'Non sembra una partita IVA: sono 11 cifre, senza IT davanti. Se è giusta, prosegui pure.';
