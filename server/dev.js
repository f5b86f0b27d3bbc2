/**
 * `npm run dev`: the same server, with the pages built as they are asked for and reloaded as their sources change.
 */
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')

const server = createHttpServer()
const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } })
// Vite would end the process on SIGTERM before the database has stopped; start() listens to it itself.
process.removeAllListeners('SIGTERM')
const { start } = await vite.ssrLoadModule('/server/main.ts')
await start({
  root,
  development: {
    server,
    vite: vite.middlewares,
    loadBuild: () => vite.ssrLoadModule('virtual:remix/server-build'),
  },
})
