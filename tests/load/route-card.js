/**
 * `npm run bench`: compares the portal with a peer that makes the same page with Express and Nunjucks. Builds both where
 * needed; how it measures stands in compare.ts.
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
    rollupOptions: { input: { compare: 'tests/load/compare.ts', peer: 'tests/load/peer/server.ts' } },
  },
})
const { compare } = await import(new URL('../../build/load/compare.js', import.meta.url).href)
await compare()
