/**
 * `npm test`, `npm run test:nightly` and `npm test -- --changed`: docs/testing.md says what each of them proves. Uses nothing
 * but Node itself until the packages are there.
 */
import '../server/node-version.js'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { install } from '../server/prepare.js'
import { partsOfChange } from './proof/changed.js'
import { runParts } from './proof/lanes.js'
import { gateParts, nightParts, resultsFolder, root } from './proof/parts.js'
import { resultsIn } from './proof/results.js'
import { summaryOf } from './proof/summary.js'

process.chdir(root)
const { values } = parseArgs({
  options: {
    nightly: { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string', default: 'HEAD' },
  },
})
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
const began = performance.now()
install()
process.env.E2E_BROWSER = await browser()

const stage = values.nightly ? nightParts : gateParts
const ends = await runParts(values.changed ? partsOfChange(values.since) : stage)
const tests = ends.flatMap(resultsIn)
const summary = summaryOf(ends, tests, (performance.now() - began) / 1000)
writeFileSync(path.join(resultsFolder, 'summary.txt'), `${summary}\n`)
console.log(summary)
process.exitCode = tests.every(({ isWell }) => isWell) ? 0 : 1

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
