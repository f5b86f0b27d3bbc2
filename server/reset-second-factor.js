/**
 * `npm run reset-second-factor -- anna@example.org`: takes the second factor away from somebody who lost it.
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

const { positionals } = parseArgs({ allowPositionals: true })
if (!existsSync('build/server/index.js')) {
  console.error('Build first: npm run build')
  process.exit(1)
}
const { resetSecondFactor } = await import(new URL('../build/server/index.js', import.meta.url).href)
process.exit(await resetSecondFactor(root, positionals[0]))
