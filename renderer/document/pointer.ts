/** JSON pointer (RFC 6901) of a path; the empty path is the whole document. */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}
