import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config.ts'
import type { TestOptions } from '../support/test.ts'

/**
 * `npm run pictures` updates the pictures of README.md and docs/tour.md from the demo data; `npm run icons` draws the icons;
 * `npm run photographs` takes every page, for somebody to look at.
 */
export default defineConfig<TestOptions>({
  ...usual,
  testDir: '.',
  testMatch: /\.(pictures|photographs)\.ts$/,
  // Photographs of forty pages in one test.
  timeout: 1_800_000,
  use: { ...usual.use, actionTimeout: 60_000 },
  outputDir: '../../test-results/pictures',
  reporter: 'list',
  projects: [{ name: 'pictures', use: { scripts: 'run', viewport: { width: 1280, height: 860 } } }],
})
