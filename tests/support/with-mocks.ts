import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Test files below some folders that put another module in a module's place: whoever imported the
 * real one before, in the same process, would keep it.
 */
export function filesWithMocks(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === '.next' ? [] : filesWithMocks([file]);
      const isMocking =
        /\.test\.tsx?$/.test(entry.name) && readFileSync(file, 'utf8').includes('vi.mock(');
      return isMocking ? [file] : [];
    }),
  );
}
