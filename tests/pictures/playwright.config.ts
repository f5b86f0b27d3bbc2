import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config.ts'
import type { TestOptions } from '../support/test.ts'

/** `npm run pictures`: updates the pictures of README.md and docs/tour.md from the demo data. */
export default defineConfig<TestOptions>({
  ...usual,
  testDir: '.',
  testMatch: /\.pictures\.ts$/,
  outputDir: '../../test-results/pictures',
  reporter: 'list',
  projects: [{ name: 'pictures', use: { scripts: 'run', viewport: { width: 1280, height: 860 } } }],
})
