import fc from 'fast-check';

/** Strings that break things: line ends, null bytes, direction marks, halves of characters. */
export const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\0', '\u202e', '\ud800', '\u2028', 'a', ':', ' '),
  }),
  fc.constantFrom(
    'x\r\nBcc: vittima@altrove.example',
    'x@y.example\nBcc: z@altrove.example',
    '=?utf-8?Q?=0ABcc:_x?=',
    '<script>alert(1)</script>',
    'a'.repeat(1_000_000),
  ),
);
