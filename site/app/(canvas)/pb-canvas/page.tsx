import { CanvasClient } from '../../../editor/CanvasClient.tsx';
import { pageContext } from '../../../page/context.ts';

// Dynamic for the nonce of its policy; it holds no content of its own and needs no login.
export const dynamic = 'force-dynamic';

export default async function CanvasPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { path } = await searchParams;
  const { media: _media, ...context } = pageContext(
    { ID: 0, path: typeof path === 'string' ? path : '/', template: '' },
    [],
    { editing: true },
  );
  return <CanvasClient context={context} />;
}
