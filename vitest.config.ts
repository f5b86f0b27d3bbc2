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
          // Each starts a database of its own.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
})
