import { type APIRequestContext, expect } from 'playwright/test';
import { origin, underTest } from './under-test.ts';

/** Logs the request context in as the administrator; returns a REST nonce. */
export async function logIn(request: APIRequestContext): Promise<string> {
  const { user, password } = underTest();
  await request.get(`${origin()}/wordpress/wp-login.php`);
  const answer = await request.post(`${origin()}/wordpress/wp-login.php`, {
    form: {
      log: user,
      pwd: password,
      testcookie: '1',
    },
  });
  expect(answer.status()).toBe(200);
  const nonce = await request.get(
    `${origin()}/wordpress/wp-admin/admin-ajax.php?action=rest-nonce`,
  );
  return (await nonce.text()).trim();
}

/** Publishes a page of the given blocks; returns what deletes it. */
export async function publishPage(
  request: APIRequestContext,
  page: { slug: string; blocks: { component: string; props: Record<string, unknown> }[] },
): Promise<() => Promise<void>> {
  const nonce = await logIn(request);
  const nodes: Record<string, unknown> = {};
  const childIds = page.blocks.map(({ component, props }, index) => {
    const id = `${component.toLowerCase()}-${index + 1}`;
    nodes[id] = { id, component, props, childIds: [] };
    return id;
  });
  nodes.root = { id: 'root', component: 'root', props: {}, childIds };
  const response = await request.post(`${origin()}/wordpress/wp-json/wp/v2/pages`, {
    headers: { 'x-wp-nonce': nonce },
    data: {
      title: page.slug,
      slug: page.slug,
      status: 'publish',
      content: JSON.stringify({ nodes, media: [], versions: {} }).replace(
        /[<>&]/g,
        (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
      ),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: number };
  return async () => {
    // A nonce is its login's: another page's login may have come since.
    const headers = { 'x-wp-nonce': await logIn(request) };
    const address = `${origin()}/wordpress/wp-json/wp/v2/pages/${id}?force=true`;
    expect((await request.delete(address, { headers })).status()).toBe(200);
  };
}
