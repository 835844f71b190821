import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take by far the longest: begun last, they would have one worker wait for the other. */
const LONGEST = [
  'tests/contract/wordpress-process.test.ts',
  'scripts/bench/editor.test.ts',
  'tests/contract/wordpress-versions.test.ts',
  'tests/forms/kill.test.ts',
  'tests/structure/generate.test.ts',
  'tests/structure/validate.test.ts',
  'tests/contract/wordpress-webhook.test.ts',
  'tests/contract/wordpress-planned.test.ts',
];

/** The longest files, then the others in the order in which they would come anyway. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    return rest.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  const file = path.relative(project.config.root, moduleId).replaceAll('\\', '/');
  const at = LONGEST.indexOf(file);
  return at < 0 ? LONGEST.length : at;
}
