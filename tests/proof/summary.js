import { inMinutes } from './lanes.js'

/**
 * @typedef {import('./lanes.js').Ended} Ended
 * @typedef {import('./results.js').TestResult} TestResult
 */

/**
 * What is to be read at the end of a run. The last line stands alone, in these words: other programs read it.
 * @param {Ended[]} ends
 * @param {TestResult[]} tests of all parts
 * @param {number} seconds
 */
export function summaryOf(ends, tests, seconds) {
  const red = tests.filter(({ isWell }) => !isWell)
  const timed = tests.map(({ name, seconds: each = 0 }) => ({ name, seconds: each })).filter((test) => test.seconds > 0)
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  return [
    '\n== how long each part took (side by side)',
    ...ends.map(({ part, isWell, seconds: each }) => `${isWell ? 'ok    ' : 'FAILED'}  ${inPlace(each)}  ${part.name}`),
    ...(slowest.length > 0 ? ['\n== the slowest tests'] : []),
    ...slowest.map((test) => `${inPlace(test.seconds)}  ${test.name}`),
    ...(red.length > 0 ? ['\n== what is red, and the command that runs it alone'] : []),
    ...red.flatMap(({ name, alone }) => [name, `    ${alone}`]),
    `\n${inMinutes(seconds)} in all; what was printed and how each test went is in test-results/.`,
    `${tests.length - red.length} passed, ${red.length} failed`,
  ].join('\n')
}

/** @param {number} seconds */
const inPlace = (seconds) => inMinutes(seconds).padStart(11)
