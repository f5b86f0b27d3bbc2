import { defineConfig } from 'vitest/config'

/** Not vite.config.ts: Remix's plugin is for the pages, and does not run under vitest. */
export default defineConfig({
  test: {
    projects: [
      // Properties try hundreds of cases: on a busy machine that takes longer than the usual five seconds.
      { test: { name: 'unit', include: ['{app,drizzle,server}/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Two at a time, also on two cores: each starts a portal and a database of its own, and waits for them a lot.
          maxWorkers: 2,
          globalSetup: ['tests/support/prepare-database.ts'],
          // A busy machine may stand still for half a minute; what never answers is told apart in tests/support/ask.ts.
          hookTimeout: 120_000,
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
