import type { Session, TestWordPress } from './wordpress.ts';

/** What the plugin answers for a visible path. */
export const itemAt = (wordPress: TestWordPress, path: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: looked into field by field
  wordPress.json<any>(`/wp-json/msr/v1/slug/it/?slug=${encodeURIComponent(path)}`);

/** Makes a published item of a type, named as the REST API names it; its id. */
export const newItem = (
  session: Session,
  type: string,
  fields: Record<string, unknown>,
): Promise<number> => made(session, `/wp/v2/${type}`, fields);

/** Makes a published page of these fields; its id. */
export const newPage = (session: Session, fields: Record<string, unknown>): Promise<number> =>
  newItem(session, 'pages', fields);

/** Makes a synced pattern of a tree; its id. */
export const newPattern = (session: Session, content: string): Promise<number> =>
  made(session, '/wp/v2/pb-patterns', { title: 'Fascia', content });

async function made(session: Session, route: string, fields: object): Promise<number> {
  const answer = await session.rest('POST', route, { status: 'publish', ...fields });
  const body = (await answer.json()) as { id: number };
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  return body.id;
}

/** A page builder tree of these nodes, as it is stored. */
export const tree = (...nodes: { id: string; component: string; props?: object }[]) => {
  const root = { id: 'root', component: 'root', props: {}, childIds: nodes.map(({ id }) => id) };
  const all = [root, ...nodes.map((node) => ({ props: {}, childIds: [], ...node }))];
  return JSON.stringify({
    nodes: Object.fromEntries(all.map((node) => [node.id, node])),
    ...{ media: [], versions: {} },
  });
};

/** A node that shows a synced pattern. */
export const referenceTo = (patternId: number) => ({
  ...{ id: `syncedpattern-${patternId}`, component: 'SyncedPattern', props: { patternId } },
});

/** WordPress tells what is newer by the second. */
export const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_500));
