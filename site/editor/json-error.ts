/** A JSON error body as every endpoint of the site answers it (spec 7: the body's error field). */
export function jsonError(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
}
