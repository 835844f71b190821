import { log } from '../../config/log.ts';
import { number, object } from '../map/values.ts';

/**
 * Maps the items of a CMS list. What is no item, or cannot be mapped, is dropped and the rest of
 * the list stands; the log says once per list how many were dropped and why. `map` may leave an
 * item out by undefined, without that being a fault.
 */
export function mapItems<T>(
  items: unknown[],
  map: (item: unknown, index: number) => T | undefined,
): T[] {
  const reasons: string[] = [];
  const mapped = items.flatMap((item, index) => {
    try {
      const { id, ID } = object(item);
      if (!number(ID ?? id)) throw new Error('an item without an id');
      return map(item, index) ?? [];
    } catch (error) {
      reasons.push((error as Error).message);
      return [];
    }
  });
  if (reasons.length > 0) {
    log.warn({ dropped: reasons.length, reasons: [...new Set(reasons)] }, 'CMS items dropped');
  }
  return mapped;
}
