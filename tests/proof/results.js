import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resultsOf, root } from './parts.js'

/** @typedef {import('./parts.js').Part} Part */
/** @typedef {{ name: string, isWell: boolean, alone: string, seconds?: number }} TestResult */

/**
 * How the tests of a part went; those that were left out are not among them.
 * @param {import('./lanes.js').Ended} ended
 * @returns {TestResult[]} with at least one that is red where the part did not end well
 */
export function resultsIn({ part, isWell }) {
  const { name, command, writes } = part
  const whole = { name, isWell, alone: withSettings(part, command.join(' ')) }
  if (!writes) return isWell ? [] : [whole]
  const tests = readTests(part, writes)
  return isWell || tests.some((test) => !test.isWell) ? tests : [...tests, whole]
}

/** A command with the settings of its part: without them its tests may be others. @param {Part} part @param {string} command */
const withSettings = ({ env = {} }, command) =>
  [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(' ')

/** @param {Part} part @param {'vitest' | 'playwright'} writer @returns {TestResult[]} */
function readTests(part, writer) {
  try {
    const results = JSON.parse(readFileSync(resultsOf(part.name), 'utf8'))
    const run = withSettings(part, part.alone ?? '')
    return writer === 'vitest' ? ofVitest(run, results) : ofPlaywright(run, results)
  } catch {
    // It ended before it could write down how it went.
    return []
  }
}

/**
 * @typedef {{ fullName: string, status: string, duration?: number }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 */

/**
 * @param {string} run the command that runs the project of these tests
 * @param {{ testResults: VitestFile[] }} results
 * @returns {TestResult[]}
 */
export function ofVitest(run, { testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name)
    const alone = `${run} ${file}`
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        name: `${file}: ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
        isWell: test.status === 'passed',
        alone: `${alone} -t ${quoted(test.fullName)}`,
      }))
    // What fails outside a test: an import, or what comes before all tests of the file.
    const isRed = status === 'failed' && tests.every(({ isWell }) => isWell)
    return isRed ? [...tests, { name: file, isWell: false, alone }] : tests
  })
}

/**
 * @typedef {{ projectName: string, status: string, results: { duration: number }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {string} run the command that runs journeys
 * @param {PlaywrightSuite} suite
 * @returns {TestResult[]}
 */
export function ofPlaywright(run, { specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `tests/e2e/${file}: ${title} [${projectName}]`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        isWell: status === 'expected',
        alone: `${run} tests/e2e/${file}:${line} --project=${projectName} -g ${quoted(title)}`,
      })),
  )
  return [...own, ...suites.flatMap((inner) => ofPlaywright(run, inner))]
}

/** A pattern that matches these words and nothing else, as a shell takes it. @param {string} words */
function quoted(words) {
  const pattern = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return `'${pattern.replaceAll("'", `'\\''`)}'`
}
