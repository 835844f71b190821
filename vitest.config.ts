import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const room = (name: string) => ({
  find: new RegExp(`^@${name}/`),
  replacement: `${path.resolve(name)}/`,
});

export default defineConfig({
  resolve: {
    alias: [
      ...['schemas', 'generated', 'renderer', 'site', 'builder', 'wordpress'].map(room),
      { find: '#islands', replacement: path.resolve('generated/islands.static.tsx') },
      // Next forbids the import in the browser; outside Next it forbids nothing.
      { find: 'server-only', replacement: path.resolve('tests/support/empty-module.ts') },
    ],
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.next/**', '.data/**', '.cache/**'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Many tests wait for a process or a port: one worker less than cores leaves them idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
