/** The CMS cannot answer now: down, too slow, or not speaking JSON. */
export class CmsUnavailableError extends Error {
  override name = 'CmsUnavailableError';
}
