const SPECIAL = /["'&<>]/;
const ESCAPED: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text for HTML and XML, between tags or within a quoted attribute, in the spelling of React. */
export const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/["'&<>]/g, (sign) => ESCAPED[sign] as string) : text;
