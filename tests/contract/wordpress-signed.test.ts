import { sign } from '@site/webhook/signature.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Session,
  startTestWordPress,
  TEST_PASSWORD,
  type TestWordPress,
} from '../support/wordpress.ts';
import { newPattern, tree } from '../support/wordpress-items.ts';

const SECRET = 'un-segreto-in-comune';

let wordPress: TestWordPress;
let editor: Session;
let unused: number;

beforeAll(async () => {
  wordPress = await startTestWordPress({ WEBHOOK_SECRET: SECRET });
  editor = await wordPress.login('redattore', TEST_PASSWORD);
  unused = await newPattern(editor, tree({ id: 'a', component: 'TextBlock' }));
});
afterAll(() => wordPress?.close());

const idsOf = async (answer: Response) =>
  ((await answer.json()) as { id: number }[]).map(({ id }) => id);

const list = (headers: Record<string, string>) =>
  wordPress.get('/wp-json/msr/v1/patterns', { headers });

const signedList = (at: number, secret = SECRET) =>
  list({ 'x-signed-at': `${at}`, 'x-signature': sign(`patterns ${at}`, secret) });

it('synced patterns are told to who has the secret of the site, whether or not a page shows them', async () => {
  expect(await idsOf(await signedList(Date.now()))).toContain(unused);
});

it('synced patterns are told to editors', async () => {
  expect(await idsOf(await editor.rest('GET', '/msr/v1/patterns'))).toContain(unused);
});

it('synced patterns are not told to visitors, by another secret, or by a call of an hour ago', async () => {
  const answers = await Promise.all([
    list({}),
    signedList(Date.now(), 'un altro'),
    signedList(Date.now() - 3_600_000),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});
