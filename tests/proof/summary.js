import { inMinutes } from './lanes.js'

/**
 * @typedef {import('./lanes.js').Ended} Ended
 * @typedef {import('./results.js').TestResult} TestResult
 */

/**
 * What is to be read at the end of a run. The last line stands alone, in these words: other programs read it.
 * @param {Ended[]} ends
 * @param {TestResult[]} tests of all parts
 * @param {{ seconds: number, cpuSeconds?: number, loops?: string[] }} whole the run as a whole, with the lines that say how fast the
 *   machine was before and after it
 */
export function summaryOf(ends, tests, { seconds, cpuSeconds, loops = [] }) {
  const red = tests.filter(({ isWell }) => !isWell)
  const timed = tests.map(({ name, seconds: each = 0 }) => ({ name, seconds: each })).filter((test) => test.seconds > 0)
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  return [
    ...(slowest.length > 0 ? ['\n== the slowest tests'] : []),
    ...slowest.map((test) => `${inPlace(test.seconds)}  ${test.name}`),
    ...(red.length > 0 ? ['\n== what is red, and the command that runs it alone'] : []),
    ...red.flatMap(({ name, alone }) => [name, `    ${alone}`]),
    '\n== wall time and CPU seconds of each part',
    ...ends.map(
      (end) => `${end.isWell ? 'ok    ' : 'FAILED'}  ${inPlace(end.seconds)}  ${inCpu(end)}  ${end.part.name}`,
    ),
    `ALL     ${inPlace(seconds)}  ${inCpu({ cpuSeconds })}  what was printed and how each test went is in test-results/`,
    ...loops,
    `${tests.length - red.length} passed, ${red.length} failed`,
  ].join('\n')
}

/** @param {number} seconds */
const inPlace = (seconds) => inMinutes(seconds).padStart(11)

/** @param {{ cpuSeconds?: number }} counted */
const inCpu = ({ cpuSeconds }) => (cpuSeconds === undefined ? 'unknown' : `${cpuSeconds.toFixed(0)} s CPU`).padStart(10)
