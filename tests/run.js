/**
 * `npm test`: everything that has to hold, part by part; the first part that fails is the last. Uses nothing but Node
 * itself until the packages are there.
 */
import '../server/node-version.js'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { prepare } from '../server/prepare.js'

const root = path.resolve(import.meta.dirname, '..')
process.chdir(root)
const results = path.join(root, 'test-results')

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string[], count?: () => Count }} Part */

/** @type {Part[]} */
const parts = [
  { name: 'layout of the code (npm run format repairs it)', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'rules of the code', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  vitest('unit'),
  vitest('integration'),
  { name: 'journeys', command: ['npx', 'playwright', 'test'], count: countJourneys },
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const began = performance.now()
const total = { passed: 0, failed: 0 }

prepare()
process.env.E2E_BROWSER = await browser()
for (const part of parts) {
  if (!run(part)) break
}
console.log(`\n${minutesSince(began)} in all.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * @param {'unit' | 'integration'} project
 * @returns {Part}
 */
function vitest(project) {
  const file = path.join(results, `${project}.json`)
  return {
    name: `${project} tests`,
    command: [
      ...['npx', 'vitest', 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = readResults(file)
      return { passed: numPassedTests, failed: numFailedTests }
    },
  }
}

/** @returns {Count} */
function countJourneys() {
  const { stats } = readResults(path.join(results, 'e2e.json'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** @param {string} file */
function readResults(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Runs a part and shows what it says. One that ends badly counts as a failure, also where no test of it failed.
 * @param {Part} part
 * @returns {boolean} whether all is well
 */
function run({ name, command: [program = '', ...parameters], count }) {
  const started = performance.now()
  console.log(`\n== ${name}`)
  const { status, error } = spawnSync(program, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm and npx are scripts on Windows.
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  const { passed, failed } = counted(count)
  total.passed += passed
  total.failed += status === 0 ? failed : Math.max(failed, 1)
  const isWell = status === 0 && failed === 0
  console.log(`${isWell ? 'ok' : 'FAILED'}: ${name} (${minutesSince(started)})`)
  return isWell
}

/**
 * @param {(() => Count) | undefined} count
 * @returns {Count} a failure where a part ended before it could write down how it went
 */
function counted(count) {
  try {
    return count?.() ?? { passed: 0, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** Finds or gets the browser for the journeys now: without one there is no need to begin. */
async function browser() {
  const { requireBrowser } = await import('./support/browser.js')
  try {
    return await requireBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** @param {number} moment of performance.now() */
function minutesSince(moment) {
  const seconds = Math.round((performance.now() - moment) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
