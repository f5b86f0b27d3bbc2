import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.js'
import type { TestOptions } from './tests/support/test.ts'

/** Each journey is made three ways: with JavaScript, without, and with every script file lost on the way. */
export default defineConfig<TestOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A busy machine stands still for seconds: what waits in a journey is told apart from what never comes, no more.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: ['--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'js', use: { scripts: 'run' } },
    // The accessibility checks are scripts themselves; they run where the pages' own scripts are lost.
    {
      name: 'no-js',
      testIgnore: /accessibility|size|usage|with-scripts/,
      use: { scripts: 'off', javaScriptEnabled: false },
    },
    // The long walk through every task would find nothing here that it does not find without scripts.
    { name: 'blocked', testIgnore: /size|every-item|usage|with-scripts/, use: { scripts: 'lost' } },
  ],
})
