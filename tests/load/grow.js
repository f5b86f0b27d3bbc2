/**
 * `npm run bench:grow`: the board and an organisation's overview with 10 locations and with 1,000, just after a start and
 * later. Builds the portal where needed; how it measures stands in growing-pages.ts.
 */
import { build } from 'vite'
import { prepare } from '../../server/prepare.js'

prepare()
process.env.NODE_ENV = 'production'
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build/load',
    emptyOutDir: false,
    rollupOptions: { input: { grow: 'tests/load/growing-pages.ts' } },
  },
})
const { measureGrowingPages } = await import(new URL('../../build/load/grow.js', import.meta.url).href)
await measureGrowingPages()
