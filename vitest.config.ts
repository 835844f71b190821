import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { filesWithMocks } from './tests/support/with-mocks.ts';

const ROOMS = ['schemas', 'generated', 'renderer', 'site', 'builder', 'wordpress'];
const TESTS = '**/*.test.{ts,tsx}';
const withMocks = filesWithMocks(ROOMS);
const NEVER = ['**/node_modules/**', '**/.next/**', '.data/**', '.cache/**'];

const room = (name: string) => ({
  find: new RegExp(`^@${name}/`),
  replacement: `${path.resolve(name)}/`,
});

export default defineConfig({
  resolve: {
    alias: [
      ...ROOMS.map(room),
      { find: '#islands', replacement: path.resolve('generated/islands.static.tsx') },
      // Next forbids the import in the browser; outside Next it forbids nothing.
      { find: 'server-only', replacement: path.resolve('tests/support/empty-module.ts') },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: [`{scripts,tests}/${TESTS}`, ...withMocks],
          exclude: NEVER,
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ROOMS.map((room) => `${room}/${TESTS}`),
          exclude: [...NEVER, ...withMocks],
          // Beginning a process for each file would take longer than most of their tests.
          isolate: false,
        },
      },
    ],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Many tests wait for a process or a port: one worker less than cores leaves them idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
