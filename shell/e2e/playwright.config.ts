import { defineConfig } from '@playwright/test';

/** Two cores: two browsers. No retries: a flaky test is a bug. */
export default defineConfig({
  testDir: './src',
  testMatch: '*.e2e.ts',
  outputDir: './test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './src/support/start-product.ts',
  use: {
    browserName: 'chromium',
    locale: 'vi-VN',
    viewport: { width: 1440, height: 900 },
    // What moves is faint for a while, and is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test costs a fifth of the suite: `npm run test:browser -- --trace on NAME` when one has failed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
});
