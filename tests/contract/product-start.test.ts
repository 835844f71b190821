import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from '@site/config/folder-lock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, OF_ITS_OWN } from '../../scripts/start-product.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** How a start of the product ends that cannot succeed, and what it said. */
async function failedStart(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [path.resolve('scripts/bootstrap.mjs'), 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...OF_ITS_OWN, PORT: String(await freePort()), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += part;
    });
  }
  const code = await new Promise<number>((resolve) => child.once('close', resolve));
  return { code, said };
}

describe('a start of the product', () => {
  it('over a data directory in use is refused before anything is started or written', async () => {
    const release = await lockFolder(dataDir);
    const before = await readdir(dataDir);
    const { code, said } = await failedStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said).toContain(`DATA_DIR=${dataDir} is in use by process ${process.pid}.`);
    expect(said).toContain('DATA_DIR=.data-2 npm start');
    expect(said).not.toContain('WordPress');
    expect(await readdir(dataDir)).toEqual(before);
    await release();
  });

  it.each([
    ['SMTP_URL', 'smtp.example'],
    ['WP_PORT', 'tremila'],
    ['PUBLISH_CHECKS', 'immagini=block'],
  ])(
    'with an unusable %s is refused by its name before anything is started',
    async (name, value) => {
      const { code, said } = await failedStart({ DATA_DIR: dataDir, [name]: value });
      expect(code).toBe(1);
      expect(said).toMatch(new RegExp(`^${name} must be .*'${value}'`, 'm'));
      expect(said).not.toContain('WordPress');
      expect(await readdir(dataDir)).toEqual([]);
    },
  );
});
