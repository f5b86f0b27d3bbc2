import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const resultsFolder = path.join(root, 'test-results')

/**
 * One thing that is proved, by one command.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command
 * @property {string} [after] the part that has to have ended before this one begins
 * @property {'vitest' | 'playwright'} [writes] whose results are in test-results/NAME.json; without it the whole counts
 * @property {Record<string, string>} [env]
 */

/** Where a part writes how its tests went. @param {string} name */
export const resultsOf = (name) => path.join(resultsFolder, `${name}.json`)

/** @type {Part} */
const build = { name: 'build', command: ['node', 'tests/proof/build.js'] }

/** Leaves out what the night run has. */
export const inGate = ['--tags-filter=!night']

/** The gate: what `npm test` proves. */
export const gateParts = [
  build,
  vitest('unit'),
  playwright('gate'),
  vitest('integration', inGate),
  script('lint'),
  script('typecheck'),
  script('format:check'),
]

/**
 * The night run: the tests that the gate leaves out, more rounds of those that count them, and properties with other values
 * than in any run before.
 */
export const nightParts = [
  build,
  playwright('night'),
  { ...vitest('unit'), env: { PROPERTY_SEED: 'random' } },
  {
    ...vitest('integration', ['--tags-filter=night || properties']),
    env: { TEST_EXTENT: 'night', PROPERTY_SEED: 'random' },
  },
]

/** What `npm test -- --changed` proves of every change, beside the tests it can touch. */
export const changedParts = [build, script('typecheck')]

/** @param {string} name @returns {Part} */
export function script(name) {
  return { name, command: ['npm', 'run', '--silent', name] }
}

/**
 * @param {'unit' | 'integration'} project
 * @param {string[]} [chosen] files or options that choose some of its tests
 * @returns {Part}
 */
export function vitest(project, chosen = []) {
  return {
    name: project,
    command: [
      ...['npx', 'vitest', 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf(project)}`],
      ...chosen,
    ],
    after: project === 'integration' ? 'build' : undefined,
    writes: 'vitest',
  }
}

/**
 * @param {'gate' | 'night'} extent which playwright.config.ts reads
 * @param {string[]} [chosen] files that choose some of its tests
 * @returns {Part}
 */
export function playwright(extent, chosen = []) {
  return {
    name: 'journeys',
    command: ['npx', 'playwright', 'test', ...chosen],
    after: 'build',
    writes: 'playwright',
    env: { TEST_EXTENT: extent },
  }
}
