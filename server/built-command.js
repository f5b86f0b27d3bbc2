/**
 * What the commands beside `npm start` have in common: they use what was built, with the settings of the portal, beside a
 * running one or without one.
 */
import './node-version.js'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Runs a command of the build, and ends the process with the exit code it gives.
 * @param {string} name what the build exports
 * @param {unknown} asked what the command is called with
 * @returns {Promise<never>}
 */
export async function runBuilt(name, asked) {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.env.NODE_ENV = 'production'
  if (!existsSync('build/server/index.js')) {
    console.error('Build first: npm run build')
    process.exit(1)
  }
  const built = await import(new URL('../build/server/index.js', import.meta.url).href)
  process.exit(await built[name](root, asked))
}

/**
 * What a command was called with.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options that it takes
 * @returns undefined where there was another one, such as `--help`: the command then says how it is called
 */
export function readAsked(options) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return { ...values, words: positionals }
  } catch {
    return undefined
  }
}

/** The file that was named, from where npm was called: npm runs us in the project's folder. */
export const namedFile = () => {
  const file = readAsked({})?.words[0]
  return file === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? '.', file)
}
