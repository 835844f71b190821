/**
 * A name for addresses, ids and file names: lower-case letters, digits and hyphens, without
 * accents. "Luce d’estate!" → `luce-d-estate`
 * @param longest in characters
 */
export function slugOf(name: string, longest = 80): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}
