import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resultsOf, root } from './parts.js'

/** @typedef {{ name: string, isWell: boolean, alone: string, seconds?: number }} TestResult */

/**
 * How the tests of a part went; those that were left out are not among them.
 * @param {import('./lanes.js').Ended} ended
 * @returns {TestResult[]} with at least one that is red where the part did not end well
 */
export function resultsIn({ part: { name, command, writes }, isWell }) {
  const whole = { name, isWell, alone: command.join(' ') }
  if (!writes) return isWell ? [] : [whole]
  const tests = readTests(name, writes)
  return isWell || tests.some((test) => !test.isWell) ? tests : [...tests, whole]
}

/** @param {string} name @param {'vitest' | 'playwright'} writer @returns {TestResult[]} */
function readTests(name, writer) {
  try {
    const results = JSON.parse(readFileSync(resultsOf(name), 'utf8'))
    return writer === 'vitest' ? ofVitest(name, results) : ofPlaywright(results)
  } catch {
    // It ended before it could write down how it went.
    return []
  }
}

/**
 * @typedef {{ fullName: string, status: string, duration?: number }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 */

/** @param {string} project @param {{ testResults: VitestFile[] }} results @returns {TestResult[]} */
export function ofVitest(project, { testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name)
    const alone = `npx vitest run --project ${project} ${file}`
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

/** @param {PlaywrightSuite} suite @returns {TestResult[]} */
export function ofPlaywright({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `tests/e2e/${file}: ${title} [${projectName}]`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        isWell: status === 'expected',
        alone: `npx playwright test tests/e2e/${file}:${line} --project=${projectName} -g ${quoted(title)}`,
      })),
  )
  return [...own, ...suites.flatMap(ofPlaywright)]
}

/** A pattern that matches these words and nothing else, as a shell takes it. @param {string} words */
function quoted(words) {
  const pattern = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return `'${pattern.replaceAll("'", `'\\''`)}'`
}
