/** One REST call as the logged-in editor; rejects with a CmsFailure. */
export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: unknown,
) => Promise<unknown>;
