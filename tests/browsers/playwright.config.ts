import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config.ts'
import type { TestOptions } from '../support/test.ts'

/** `npm run test:browsers`: the same short journey in every browser this machine has, one after the other. */
export default defineConfig<TestOptions>({
  ...usual,
  testDir: '.',
  testMatch: /\.browsers\.ts$/,
  outputDir: '../../test-results/browsers',
  reporter: 'list',
  workers: 1,
  projects: [{ name: 'browsers' }],
})
