/**
 * Visible path of a catch-all route's segments: leading slash, no trailing one; undefined when a
 * segment cannot be decoded. The framework hands segments over as they stand in the address.
 */
export function visiblePath(segments: readonly string[] | undefined): string | undefined {
  try {
    return `/${(segments ?? []).map((segment) => decodeURIComponent(segment)).join('/')}`;
  } catch {
    return undefined;
  }
}
