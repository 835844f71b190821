import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loginBrake } from './login-brake.ts';

let server: Server;
let origin: string;

/** A login form whose right password is 'giusta'. */
beforeEach(async () => {
  const brake = loginBrake({ trustProxy: true });
  server = createServer(async (request, response) => {
    if (await brake(request, response, new URL(request.url ?? '', origin).pathname)) return;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (body === 'giusta') response.setHeader('set-cookie', ['wordpress_logged_in_x=1; path=/']);
    response.writeHead(body === 'no' ? 200 : 302).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => server.close());

const logIn = async (password: string, address: string, path = '/wordpress/wp-login.php') =>
  (
    await fetch(origin + path, {
      method: 'POST',
      body: password,
      headers: { 'x-forwarded-for': address },
      redirect: 'manual',
    })
  ).status;

async function fail(times: number, address: string) {
  for (let time = 0; time < times; time += 1) expect(await logIn('no', address)).toBe(200);
}

it('refuses an address after ten wrong passwords, the right one too, and no other address', async () => {
  await fail(10, '203.0.113.1');
  expect(await logIn('giusta', '203.0.113.1')).toBe(429);
  expect(await logIn('giusta', '203.0.113.2')).toBe(302);
  expect(await logIn('no', '203.0.113.1', '/wordpress/wp-admin/admin-ajax.php')).toBe(200);
});

it('lets no more guesses through that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => logIn('no', '203.0.113.9')));
  expect(answers.filter((status) => status !== 429)).toHaveLength(10);
});

it('does not count who logs in', async () => {
  for (let time = 0; time < 20; time += 1) {
    expect(await logIn('giusta', '203.0.113.3')).toBe(302);
  }
  await fail(10, '203.0.113.3');
});

it('counts who asks for a new password again and again', async () => {
  const path = '/wordpress/wp-login.php?action=lostpassword';
  for (let time = 0; time < 10; time += 1) {
    expect(await logIn('dimenticata', '203.0.113.4', path)).toBe(302);
  }
  expect(await logIn('dimenticata', '203.0.113.4', path)).toBe(429);
});
