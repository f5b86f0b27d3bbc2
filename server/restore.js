/**
 * `npm run restore -- FILE`: puts a backup into an empty database and an empty file store. Uses what was built.
 */
import './node-version.js'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
// npm runs us in the project's folder, and says where it was called.
const [file] = process.argv.slice(2).map((name) => path.resolve(process.env.INIT_CWD ?? '.', name))
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV = 'production'

if (!existsSync('build/server/index.js')) {
  console.error('Build first: npm run build')
  process.exit(1)
}
const { restore } = await import(new URL('../build/server/index.js', import.meta.url).href)
process.exit(await restore(root, file))
