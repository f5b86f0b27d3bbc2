import { defineConfig } from 'vitest/config'

/**
 * Threads that keep what they have loaded: loading the portal anew for each file would take twice as long as the tests.
 * What a file changes of the process, another one finds; so each file puts back what it changed.
 */
const shared = { pool: 'threads', isolate: false } as const

/** Not vite.config.ts: Remix's plugin is for the pages, and does not run under vitest. */
export default defineConfig({
  test: {
    tags: [
      { name: 'night', description: 'is left to `npm run test:nightly`: docs/testing.md lists what, and why' },
      {
        name: 'properties',
        description: 'tries made-up values; `npm run test:nightly` lets it try other ones each time',
      },
    ],
    projects: [
      // Properties try hundreds of cases: on a busy machine that takes longer than the usual five seconds.
      {
        test: {
          name: 'unit',
          include: ['{app,drizzle,server,tests/proof,tests/support}/**/*.test.ts'],
          testTimeout: 30_000,
          setupFiles: ['tests/support/same-values.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          ...shared,
          // Two at a time, also on two cores: each starts a portal and a database of its own, and waits for them a lot.
          maxWorkers: 2,
          globalSetup: ['tests/support/prepare-database.ts'],
          setupFiles: ['tests/support/fresh-store.ts', 'tests/support/same-values.ts'],
          // A busy machine may stand still for half a minute; what never answers is told apart in tests/support/ask.ts.
          hookTimeout: 120_000,
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
