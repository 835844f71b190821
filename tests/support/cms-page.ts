import { validateJson } from '@renderer/document/validate.ts';
import type { Page } from 'playwright/test';
import { logIn } from './editor.ts';
import { origin } from './under-test.ts';

/** The last nonce, and the login it belongs to: asking for one takes as long as many a call. */
let lastNonce = { login: '', nonce: '' };

async function nonceOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const login = cookies.find(({ name }) => name.startsWith('wordpress_logged_in'))?.value ?? '';
  if (login === '' || login !== lastNonce.login) {
    const address = `${origin()}/wordpress/wp-admin/admin-ajax.php?action=rest-nonce`;
    // A connection that has rested may be closed by the server just when it is used again.
    const answer = await page.request.get(address, { maxRetries: 2 });
    lastNonce = { login, nonce: await answer.text() };
  }
  return lastNonce.nonce;
}

/** A REST call as the logged-in editor. */
export async function cms(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Record<string, never>> {
  const nonce = await nonceOf(page);
  const response = await page.request.fetch(`${origin()}/wordpress/wp-json${path}`, {
    method,
    headers: { 'x-wp-nonce': nonce },
    data,
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()}`);
  return (await response.json()) as Record<string, never>;
}

export type Nodes = Record<string, { component: string; props?: object; childIds?: string[] }>;

/**
 * Makes a page of these nodes as the editor, who is logged in from then on; its path.
 *
 * Throws when a page to be published has findings: the command that validates the whole CMS would
 * read them in its own test, or not, by which of the two came first.
 */
export async function createPage(
  page: Page,
  {
    nodes = {},
    status = 'draft',
    title = 'Prova',
    template = '',
  }: { nodes?: Nodes; status?: string; title?: string; template?: string } = {},
): Promise<{ id: number; path: string }> {
  await logIn(page);
  const slug = `prova-${Date.now()}-${Math.floor(Math.random() * 1000)}`;
  const nested = new Set(Object.values(nodes).flatMap(({ childIds = [] }) => childIds));
  const root = {
    ...{ id: 'root', component: 'root', props: {} },
    childIds: Object.keys(nodes).filter((id) => !nested.has(id)),
  };
  const whole = Object.entries(nodes).map(([id, node]) => [
    id,
    { props: {}, childIds: [], ...node, id },
  ]);
  const content = JSON.stringify({ nodes: { root, ...Object.fromEntries(whole) }, media: [] });
  const findings = status === 'publish' ? validateJson(content) : [];
  if (findings.length > 0) throw new Error(findings.map(({ message }) => message).join('\n'));
  const created = await cms(page, 'POST', '/wp/v2/pages', {
    title,
    slug,
    status,
    content,
    template,
  });
  return { id: Number(created.id), path: `/${slug}` };
}
