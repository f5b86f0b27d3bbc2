/**
 * Runs what was built, and nothing else: what the container starts, and the last step of `npm start`.
 */
import './node-version.js'
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import path from 'node:path'

// Paths in the settings are relative to the project, from wherever this is started.
const root = path.resolve(import.meta.dirname, '..')
process.chdir(root)
// A worker has the settings that its primary process began with.
if (cluster.isPrimary && existsSync('.env')) process.loadEnvFile('.env')
// React, Express and Remix are several times slower in any other mode.
process.env.NODE_ENV = 'production'

const { start } = await import(new URL('../build/server/index.js', import.meta.url).href)
await start({ root })
