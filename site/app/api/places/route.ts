import { findPlaces } from '../../../places/find-places.ts';

export const dynamic = 'force-dynamic';

/** No name of a place is longer. */
const MAX_QUERY = 60;

/** Places of Italy by name, for who looks for the nearest shop from a town without one. */
export function GET(request: Request): Response {
  const name = (new URL(request.url).searchParams.get('nome') ?? '').slice(0, MAX_QUERY);
  return Response.json(findPlaces(name), { headers: { 'cache-control': 'public, max-age=86400' } });
}
