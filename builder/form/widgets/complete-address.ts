import { telephone } from '@renderer/ui/link/telephone.ts';

const MAIL = /^[^\s@/:?#]+@[^\s@/]+\.[^\s@/]+$/;
/** Another site as people write it, `www.arera.it`; what ends as files do is none. */
const SITE =
  /^(?:[a-z\d-]+\.)+(?!(?:pdf|html?|php|jpe?g|png|svg|webp|docx?|xlsx?|zip)\b)[a-z]{2,}(?:[/?#]\S*)?$/i;
/** Addresses that lead somewhere as they are. */
const WHOLE = /^(?:https?:\/\/|mailto:|tel:|\/|#|\?)\S/i;

/**
 * The address that is meant by a site, a mail address or a phone number as people write them;
 * undefined for other words, which name no place.
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  return SITE.test(text) ? `https://${text}` : telephone(text);
}

/** What is kept as it is typed; anything else is searched by. */
export const looksLikeAddress = (text: string): boolean =>
  /^(\/|#|\?|https?:|mailto:|tel:|[\w-]+\.[\w.-]+)/i.test(text);

/** Addresses of other kinds, and those with a placeholder for a part that the site fills in. */
const OTHER = /^(?:[a-z][a-z\d+.-]*:\S|\{\{)/i;

/** Whether a link field holds words instead of an address. */
export function namesNoPlace(value: string): boolean {
  const text = value.trim();
  return text !== '' && !looksLikeAddress(text) && !OTHER.test(text);
}

/** The address that is meant by what was typed, whole or not; undefined when it leads nowhere. */
export function addressMeantBy(typed: string): string | undefined {
  const text = typed.trim();
  return WHOLE.test(text) || text === '/' ? text : completeAddress(text);
}
