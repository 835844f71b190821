import { afterAll, beforeAll } from 'vitest';
import {
  type Session,
  startTestWordPress,
  TEST_PASSWORD,
  type TestWordPress,
} from './wordpress.ts';

/** A WordPress of the test file that imports it; there once its tests run. */
export let wordPress: TestWordPress;
/** Its editor, logged in. */
export let editor: Session;

beforeAll(async () => {
  wordPress = await startTestWordPress();
  editor = await wordPress.login('redattore', TEST_PASSWORD);
});
afterAll(() => wordPress?.close());
