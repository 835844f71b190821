import { telephone } from '@renderer/ui/link/telephone.ts';

const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/**
 * The address that is meant by a mail address or a phone number as people write them; undefined for
 * other words, which name no place.
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  return MAIL.test(text) ? `mailto:${text}` : telephone(text);
}
