/**
 * `npm run bench:backup`: how long a backup and a restore take, and how much memory. Builds the portal where needed; what it
 * makes for that stands in backups.ts.
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
    rollupOptions: { input: { backups: 'tests/load/backups.ts' } },
  },
})
const { measureBackups } = await import(new URL('../../build/load/backups.js', import.meta.url).href)
await measureBackups()
