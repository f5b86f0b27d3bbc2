/**
 * `npm run reset-password -- --email …`: prints a link by which somebody chooses a new password, good for an hour.
 * Uses what was built, beside a running portal or without one.
 */
import './node-version.js'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV = 'production'

const { values } = parseArgs({ options: { email: { type: 'string' } } })
if (!existsSync('build/server/index.js')) {
  console.error('Build first: npm run build')
  process.exit(1)
}
const { resetPassword } = await import(new URL('../build/server/index.js', import.meta.url).href)
process.exit(await resetPassword(root, values))
