/**
 * `npm run bench:admin`: the lists of provider staff with 20 locations and with 2,000. Builds the portal where needed; how
 * it measures stands in staff-pages.ts.
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
    rollupOptions: { input: { staff: 'tests/load/staff-pages.ts' } },
  },
})
const { measureStaffPages } = await import(new URL('../../build/load/staff.js', import.meta.url).href)
process.exitCode = (await measureStaffPages()) ? 0 : 1
