import { expect, it } from 'vitest';
import { TEST_PASSWORD } from '../support/wordpress.ts';
import { editor, wordPress } from '../support/wordpress-with-editor.ts';

it('the login page does not tell which accounts there are', async () => {
  const answerTo = async (log: string) => {
    const answer = await wordPress.get('/wp-login.php', {
      method: 'POST',
      headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
      body: new URLSearchParams({ log, pwd: 'sbagliata', testcookie: '1' }),
    });
    return (await answer.text()).replaceAll(log, 'qualcuno');
  };
  const unknown = await answerTo('nessuno');
  expect(unknown).toContain('il nome utente o la password non sono giusti');
  expect(await answerTo('redattore')).toBe(unknown);
  expect(await answerTo('nessuno@albaviva.example')).toBe(unknown);
});

it('the page for lost passwords does not tell which accounts there are', async () => {
  const answerTo = async (name: string) => {
    const answer = await wordPress.get('/wp-login.php?action=lostpassword', {
      method: 'POST',
      body: new URLSearchParams({ user_login: name }),
    });
    const text = (await answer.text()).replaceAll(name, 'qualcuno');
    return { status: answer.status, location: answer.headers.get('location'), text };
  };
  const unknown = await answerTo('nessuno');
  expect(unknown.location).toContain('checkemail=confirm');
  expect(await answerTo('redattore')).toEqual(unknown);
  expect(await answerTo('nessuno@albaviva.example')).toEqual(unknown);
});

it('the page for lost passwords asks again for a name that is left out', async () => {
  const answer = await wordPress.get('/wp-login.php?action=lostpassword', {
    method: 'POST',
    body: new URLSearchParams({ user_login: '' }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('scrivi un nome utente o un indirizzo e-mail');
});

it('no answer of the API runs as a script', async () => {
  const answer = await wordPress.get('/wp-json/gse/v1/settings/it?_jsonp=alert');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.text()).not.toContain('alert(');
});

it('lists leave out what asks for a password, as the site has no page for it', async () => {
  const news = { title: 'Riservata', slug: 'riservata', status: 'publish', password: 'segreta' };
  expect((await editor.rest('POST', '/wp/v2/news', news)).status).toBe(201);
  const slugs = async (list: { slug: string }[]) => list.map(({ slug }) => slug);
  const visitors = await wordPress.json<{ slug: string }[]>('/wp-json/wp/v2/news?per_page=100');
  expect(await slugs(visitors)).not.toContain('riservata');
  const own = await (await editor.rest('GET', '/wp/v2/news?per_page=100')).json();
  expect(await slugs(own as { slug: string }[])).toContain('riservata');
});

it('a file that is gone is not answered with the home page', async () => {
  const gone = await wordPress.get('/wp-content/uploads/2026/mai.pdf');
  expect(gone.status).toBe(404);
  const page = await wordPress.get('/mai-esistita/');
  expect([page.status, page.headers.get('location')]).toEqual([302, 'http://localhost:4399/']);
});

it('visitors are shown no list of users', async () => {
  expect((await wordPress.get('/wp-json/wp/v2/users')).status).toBe(404);
  expect((await wordPress.get('/?author=1')).headers.get('location')).not.toContain('admin');
});

it('visitors are shown no page of WordPress’s own', async () => {
  for (const [path, target] of [
    ['/', 'http://localhost:4399/'],
    ['/offerte/', 'http://localhost:4399/offerte'],
    ['/news/bonus/', 'http://localhost:4399/news/bonus'],
    ['/bozza/', 'http://localhost:4399/'],
  ] as const) {
    const answer = await wordPress.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  }
});

it('pages of the site can tell that an editor has logged in, until the logout', async () => {
  const logIn = await wordPress.get('/wp-login.php', {
    method: 'POST',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'redattore', pwd: TEST_PASSWORD, testcookie: '1' }),
  });
  const told = (answer: Response) =>
    answer.headers.getSetCookie().find((cookie) => cookie.startsWith('site_editor='));
  expect(told(logIn)).toMatch(/^site_editor=1; path=\/; SameSite=Lax$/i);
  const { cookie } = await wordPress.login('redattore', TEST_PASSWORD);
  const asked = await wordPress.get('/wp-login.php?action=logout', { headers: { cookie } });
  const nonce = /_wpnonce=(\w+)/.exec(await asked.text())?.[1];
  const logOut = await wordPress.get(`/wp-login.php?action=logout&_wpnonce=${nonce}`, {
    headers: { cookie },
  });
  expect(told(logOut)).toMatch(/^site_editor=deleted; expires=Thu, 01.Jan.1970/i);
});
