import { spawnSync } from 'node:child_process';

/**
 * Files as the last commit has them, by their paths from `root`; without those that it does not
 * have, and none at all where there is no git.
 */
export function readCommitted(root: string, files: readonly string[]): Map<string, string> {
  const { status, stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: root,
    // The repository that `root` lies in, also where a hook of git speaks of another one.
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined },
    input: files.map((file) => `HEAD:./${file}\n`).join(''),
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? answersOf(stdout, files) : new Map();
}

/** To each name git says `<id> blob <bytes>` and the bytes, or one line that it is missing. */
function answersOf(stdout: Buffer, files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  for (const file of files) {
    const end = stdout.indexOf('\n', at);
    if (end < 0) break;
    const bytes = / blob (\d+)$/.exec(stdout.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (bytes === undefined) continue;
    found.set(file, stdout.toString('utf8', at, at + Number(bytes)));
    at += Number(bytes) + 1;
  }
  return found;
}
