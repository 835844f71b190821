import { afterAll, beforeAll } from 'vitest';
import {
  type Session,
  startTestWordPress,
  TEST_PASSWORD,
  type TestWordPress,
} from './wordpress.ts';

/** A WordPress of the test file that imports it; there once its tests run. */
export let wordPress: TestWordPress;
/** Its administrator, logged in, */
export let admin: Session;
/** and its editor. */
export let editor: Session;

beforeAll(async () => {
  wordPress = await startTestWordPress({ RESET_EDITOR_PASSWORD: '1' });
  const { user = '', password = '' } = wordPress.process.editor ?? {};
  admin = await wordPress.login(user, password);
  editor = await wordPress.login('redattore', TEST_PASSWORD);
});
afterAll(() => wordPress?.close());
