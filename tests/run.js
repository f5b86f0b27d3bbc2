/**
 * `npm test` (the gate), `npm run test:nightly` and `npm test -- --changed`: docs/testing.md says what each of them proves.
 * Uses nothing but Node itself until the packages are there.
 */
import '../server/node-version.js'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { install } from '../server/prepare.js'
import { changedFiles, partsOfChange } from './proof/changed.js'
import { runParts } from './proof/lanes.js'
import { lastGreenNight, noteGreenNight } from './proof/last-night.js'
import { machineLine, machineSeconds, measureMachine } from './proof/machine.js'
import { gateParts, nightParts, resultsFolder, root } from './proof/parts.js'
import { resultsIn } from './proof/results.js'
import { summaryOf } from './proof/summary.js'

process.chdir(root)
const { values } = parseArgs({
  options: {
    nightly: { type: 'boolean' },
    changed: { type: 'boolean' },
    order: { type: 'string' },
    since: { type: 'string', default: 'HEAD' },
  },
})
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
const began = performance.now()
const cpuBefore = machineSeconds()
const before = `before  ${machineLine(await measureMachine())}`
console.log(before)
install()
process.env.E2E_BROWSER = await browser()

const ends = await runParts(parts())
const tests = ends.flatMap(resultsIn)
const isGreen = tests.every(({ isWell }) => isWell)
const cpuSeconds = cpuBefore === undefined ? undefined : (machineSeconds() ?? 0) - cpuBefore
const after = `after   ${machineLine(await measureMachine())}`
const whole = { seconds: (performance.now() - began) / 1000, cpuSeconds, loops: [before, after] }
const summary = summaryOf(ends, tests, whole)
writeFileSync(path.join(resultsFolder, 'summary.txt'), `${summary}\n`)
if (values.nightly && isGreen && noteGreenNight()) console.log('\nCommit tests/proof/last-green-night with it.')
console.log(summary)
process.exitCode = isGreen ? 0 : 1

/** The parts of the run that was asked for. */
function parts() {
  if (values.changed) return partsOfChange(values.since)
  if (values.nightly) return nightParts
  const night = lastGreenNight()
  return gateParts(night === undefined ? undefined : changedFiles(night), values.order)
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
