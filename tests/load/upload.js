/**
 * `npm run bench:upload`: 16 uploads of 100 MB at once, and what they cost the others. Builds the portal where needed;
 * how it measures stands in uploads.ts.
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
    rollupOptions: { input: { uploads: 'tests/load/uploads.ts', sender: 'tests/load/sender.ts' } },
  },
})
const { measureUploads } = await import(new URL('../../build/load/uploads.js', import.meta.url).href)
process.exitCode = (await measureUploads()) ? 0 : 1
