import { defineConfig } from 'playwright/test';
import { chromiumPath } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Each worker has a product of its own (tests/support/under-test.ts); files are shared out.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Recording every test takes a fifth of the time: --trace on shows one that fails step by step.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        // Drawing by way of an emulated GPU takes a tenth longer than without one.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
