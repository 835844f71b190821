import { log } from '../../config/log.ts';

/** A bad item is dropped and logged; the rest of the list stands. */
export function mapItems<T>(
  items: unknown[],
  map: (item: unknown, index: number) => T | undefined,
): T[] {
  return items.flatMap((item, index) => {
    try {
      return map(item, index) ?? [];
    } catch (error) {
      log.warn({ reason: String(error) }, 'CMS item dropped');
      return [];
    }
  });
}
