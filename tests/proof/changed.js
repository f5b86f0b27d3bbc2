import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { changedParts, checksOfFiles, playwright, root, vitest, inGate } from './parts.js'

/** @typedef {import('./parts.js').Part} Part */

const ofApp = /^(app|server|drizzle|public)\//

/**
 * What a change can touch: the layout and the rules of the files it changes, the types of all, and the tests that
 * import one of them or bear the name of a folder in which one of them is. What pages do is asked over HTTP, without an
 * import; so a change of the portal itself makes the main journey too.
 * @param {string} commit since which the files were changed
 * @returns {Part[]}
 */
export function partsOfChange(commit) {
  const changed = changedFiles(commit)
  const integration = [
    ...importing(['npx', 'vitest', 'list', '--project', 'integration', '--filesOnly', '--changed', commit]),
    ...namedAfter(changed, 'tests/integration', '.test.ts'),
  ]
  const journeys = [
    ...importing(['npx', 'playwright', 'test', '--list', `--only-changed=${commit}`]),
    ...namedAfter(changed, 'tests/e2e', '.spec.ts'),
    ...(changed.some((file) => ofApp.test(file)) ? ['tests/e2e/main-journey.spec.ts'] : []),
  ]
  return [
    ...changedParts,
    ...checksOfFiles(changed),
    vitest('unit', ['--changed', commit, '--passWithNoTests']),
    ...(journeys.length > 0 ? [playwright('gate', unique(journeys))] : []),
    ...(integration.length > 0 ? [vitest('integration', [...inGate, ...unique(integration)])] : []),
  ]
}

/** @param {string} commit @returns {string[]} files that differ from it, also those that git does not know yet */
export function changedFiles(commit) {
  const ask = (/** @type {string[]} */ words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n')
  const files = [
    ...ask(['diff', '--name-only', '--relative', commit]),
    ...ask(['ls-files', '--others', '--exclude-standard']),
  ]
  return unique(files.filter(Boolean))
}

/** @param {string[]} command one that lists tests @returns {string[]} the files they are in */
function importing([program = '', ...words]) {
  // Finding none is a bad end for one of them.
  const { stdout } = spawnSync(program, words, { encoding: 'utf8', shell: process.platform === 'win32' })
  const files = stdout.match(/[\w/-]+\.(test|spec)\.ts/g) ?? []
  // Playwright names them from the folder of its tests.
  return files.map((file) => (file.endsWith('.spec.ts') ? `tests/e2e/${path.basename(file)}` : file))
}

/**
 * The tests whose name begins with that of a folder in which something was changed.
 * @param {string[]} changed
 * @param {string} folder
 * @param {string} ending
 */
export function namedAfter(changed, folder, ending) {
  const names = new Set(changed.filter((file) => ofApp.test(file)).flatMap((file) => file.split('/').slice(1, -1)))
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(ending))
    .filter((file) => [...names].some((name) => file.startsWith(`${name}-`) || file.startsWith(`${name}.`)))
    .map((file) => `${folder}/${file}`)
}

/** @param {string[]} values */
const unique = (values) => [...new Set(values)]
