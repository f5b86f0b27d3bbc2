/**
 * `npm run bench` and its like: `node tests/load/run.js NAME`, with the options of that bench behind it. Builds the portal
 * and the benches where they are out of date; docs/testing.md says what each of them measures.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { prepare } from '../../server/prepare.js'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'build/load')
const fingerprintFile = path.join(built, 'fingerprint')
const benches = [
  'page-views',
  'saves',
  'growing-pages',
  'staff-pages',
  'uploads',
  'backups',
  'fill-once',
  'in-browser',
  'simulate',
  'simulate-mail',
]

const [name = '', ...words] = process.argv.slice(2)
if (!benches.includes(name)) throw new Error(`There is no bench ${name}; there are ${benches.join(', ')}.`)
process.chdir(root)
prepare()
process.env.NODE_ENV = 'production'
const fingerprint = fingerprintOfBenches()
if (!existsSync(fingerprintFile) || readFileSync(fingerprintFile, 'utf8') !== fingerprint) await build()
const { run } = await import(path.join(built, `${name}.js`))
process.exitCode = (await run(words)) ? 0 : 1

/** All of them at once: what they share is read once. */
async function build() {
  const { build } = await import('vite')
  const entries = [...benches, 'sender', 'peer/server']
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: built,
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, `tests/load/${entry}.ts`])),
        // Beside each other, two folders below the project's: what they share finds it from there.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  writeFileSync(fingerprintFile, fingerprint)
}

/** A hash over what the portal was built from, and what the benches have besides. */
function fingerprintOfBenches() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'build/fingerprint')))
  for (const folder of ['tests/load', 'tests/support']) {
    const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile())) {
      hash.update(`${file.name}\0`).update(readFileSync(path.join(file.parentPath, file.name)))
    }
  }
  return hash.digest('hex')
}
