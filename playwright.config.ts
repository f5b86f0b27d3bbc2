import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.js'
import { withoutClock } from './tests/support/clock.js'
import type { TestOptions } from './tests/support/test.ts'

type Projects = NonNullable<PlaywrightTestConfig<TestOptions>['projects']>

/** Which journeys are made: those of `npm test`, those of `npm run test:nightly`, which are the others, or all. */
const extent = process.env.TEST_EXTENT
/** Those with these signs in their file name, title or tags are left to the night, the others are not. */
const nightOnes = (...signs: RegExp[]) =>
  extent === 'night' ? { grep: signs } : extent === 'gate' ? { grepInvert: signs } : {}

/** It walks a portal that is built for it, which `npm test` does without where nothing has changed that it is built from. */
const madeUpTask = /made-up-task/
const withMadeUpPortal = !(extent === 'gate' && process.env.MADE_UP_PORTAL === 'skip')

/**
 * What provider staff do on pages of their own. They work at a desk with scripts, so `npm test` makes without scripts only the
 * two that walk through most of their pages: admin-today and staff-tasks-do.
 */
const ofStaffOnly = /\b(admin-(?!today)[a-z-]+|staff-tasks-find|documents-review-in-a-row)\.spec\.ts /

const folder = path.join(import.meta.dirname, 'tests/e2e')
const looking = readdirSync(folder).filter(
  (file) => file.endsWith('.spec.ts') && /\bcheck(State|Page)\b/.test(readFileSync(path.join(folder, file), 'utf8')),
)
/** In the night axe looks at more of each page; those that are looked at in English too are looked at in English. */
const lookedAt = new RegExp(`\\b(${looking.join('|')}) .*(?<!, in nl)$`)

const madeUp: Projects = [
  { name: 'made-up portal', testMatch: /made-up-portal\.setup/, teardown: 'made-up portal gone' },
  { name: 'made-up portal gone', testMatch: /made-up-portal\.teardown/ },
  { name: 'made-up js', use: { scripts: 'run' }, testMatch: madeUpTask, dependencies: ['made-up portal'] },
  {
    name: 'made-up no-js',
    use: { scripts: 'off', javaScriptEnabled: false },
    testMatch: madeUpTask,
    dependencies: ['made-up portal'],
  },
]

/**
 * What is found here and not without scripts is a page that waits for a script that never comes: in the night, for all
 * journeys.
 */
const blocked: Projects[number] = {
  name: 'blocked',
  use: { scripts: 'lost' },
  testIgnore: [
    // The long walk through every task would find nothing here that it does not find without scripts.
    /size|trees|every-item|usage|with-scripts|made-up-task/,
    // These look at what was sent wherever scripts make something else of it.
    /accessibility(-staff|-contrast)?\.spec/,
  ],
}

/** Each journey is made three ways: with JavaScript, without, and with every script file lost on the way. */
export default defineConfig<TestOptions>({
  testDir: folder,
  globalSetup: path.join(import.meta.dirname, 'tests/support/fill-folder-once.ts'),
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/e2e/trees/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A busy machine stands still for seconds: what waits in a journey is told apart from what never comes, no more.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      env: withoutClock(),
      args: ['--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    ...(withMadeUpPortal ? madeUp : []),
    {
      name: 'js',
      use: { scripts: 'run' },
      testIgnore: madeUpTask,
      ...nightOnes(/@night/, ...(extent === 'night' ? [lookedAt] : [])),
    },
    // The accessibility checks are scripts themselves; they run where the pages' own scripts are lost.
    {
      name: 'no-js',
      testIgnore: /accessibility|size|trees|usage|with-scripts|made-up-task/,
      use: { scripts: 'off', javaScriptEnabled: false },
      ...nightOnes(/@night(?!-with-scripts)/, ofStaffOnly),
    },
    ...(extent === 'gate' ? [] : [blocked]),
  ],
})
