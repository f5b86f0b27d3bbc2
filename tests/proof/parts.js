import { existsSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const resultsFolder = path.join(root, 'test-results')

/**
 * One thing that is proved, by one command.
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command
 * @property {string} [after] the part that has to have ended before this one begins
 * @property {boolean} [isWide] whether it uses both cores by itself
 * @property {string} [alone] the command to which a file of tests is added
 * @property {'vitest' | 'playwright'} [writes] whose results are in test-results/NAME.json; without it the whole counts
 * @property {Record<string, string>} [env]
 */

/** Where a part writes how its tests went. @param {string} name */
export const resultsOf = (name) => path.join(resultsFolder, `${name}.json`)

/** @type {Part} */
const build = { name: 'build', command: ['node', 'tests/proof/build.js'] }

/** Leaves out what the night run has. */
export const inGate = ['--tags-filter=!night']

/** Every part that checks the code without running it, of all files. */
const staticParts = [...checksOfFiles(), script('typecheck'), script('lint:imports'), script('lint:unused')]

/**
 * The gate: what `npm test` proves. What is cheap comes first, beside the build: a comma must not end a run in its last minute.
 * @param {string[] | undefined} changed files that differ from the last green night; undefined if none is known
 * @param {string} [order] a number that shuffles the files of integration tests
 * @returns {Part[]}
 */
export function gateParts(changed, order) {
  const isSame = changed !== undefined && !changed.some((file) => ofMadeUpPortal.test(file))
  return [
    build,
    ...checksOfFiles(changed),
    script('typecheck'),
    script('lint:imports'),
    script('lint:unused'),
    vitest('unit'),
    { ...playwright('gate'), env: { TEST_EXTENT: 'gate', ...(isSame && { MADE_UP_PORTAL: 'skip' }) } },
    vitest(
      'integration',
      order === undefined ? inGate : [...inGate, '--sequence.shuffle.files', `--sequence.seed=${order}`],
    ),
  ]
}

/** What the made-up portal is built from and walked by: a new task needs nothing else. */
const ofMadeUpPortal =
  /^(app\/roadmap|tests\/made-up-task)\/|^tests\/e2e\/made-up|^server\/|\.config\.[jt]s$|^package(-lock)?\.json$/

/** Beginnings of names of integration tests. */
const byCalendar = [
  'admin-tables',
  'admin-texts',
  'admin-today',
  'calendar',
  'cleanup',
  'dates',
  'documents-unfinished',
  'event-mail',
  'mail-events',
  'openapi-client',
  'place-moments',
  'rate-limits',
  'relationships',
  'retention',
  'route-card-days',
  'share-pass-on',
  'share-reminders',
  'share-review',
  'staff-calendars',
  'timed-mail',
  'verify',
].map((name) => `tests/integration/${name}`)

/**
 * The night run: the tests that the gate leaves out, more rounds of those that count them, properties with other values
 * than in any run before, and the layout and rules of every file.
 * @type {Part[]}
 */
export const nightParts = [
  build,
  ...staticParts,
  { ...vitest('unit'), env: { PROPERTY_SEED: 'random' } },
  playwright('night'),
  {
    ...vitest('integration', ['--tags-filter=night || properties']),
    env: { TEST_EXTENT: 'night', PROPERTY_SEED: 'random' },
  },
  anotherDay(),
]

/**
 * What goes by the calendar, or holds fixed days, half a year from now: portal, database and tests agree about the day
 * (tests/support/clock.js).
 * @returns {Part}
 */
function anotherDay() {
  const day = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10)
  const { command, ...part } = vitest('integration', [...inGate, ...byCalendar], 'another-day')
  const onDay = ['node', 'tests/on-day.js']
  return { ...part, alone: [...onDay, part.alone].join(' '), command: [...onDay, ...command], env: { TEST_TODAY: day } }
}

/** What every file is checked by again if it changes. */
const settingsOfChecks =
  /^(eslint\.config\.js|\.prettierrc\.json|\.prettierignore|tsconfig\.json|package(-lock)?\.json)$/

/**
 * Layout and rules of the code, of some files or of all.
 * @param {string[]} [changed]
 * @returns {Part[]}
 */
export function checksOfFiles(changed) {
  if (changed === undefined || changed.some((file) => settingsOfChecks.test(file))) {
    return [script('format:check'), script('lint:rules')]
  }
  const here = changed.filter((file) => existsSync(path.join(root, file)))
  const code = here.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  return [
    ...(here.length > 0 ? [{ name: 'format:check', command: ['npx', 'prettier', '--check', '-u', ...here] }] : []),
    ...(code.length > 0 ? [{ name: 'lint:rules', command: ['npx', 'eslint', '--no-warn-ignored', ...code] }] : []),
  ]
}

/** What `npm test -- --changed` proves of every change, beside the tests it can touch. */
export const changedParts = [build, script('typecheck')]

/** @param {string} name @returns {Part} */
export function script(name) {
  return { name, command: ['npm', 'run', '--silent', name] }
}

/**
 * @param {'unit' | 'integration'} project
 * @param {string[]} [chosen] files or options that choose some of its tests
 * @param {string} [name] of the part, if one run has several of the project
 * @returns {Part}
 */
export function vitest(project, chosen = [], name = project) {
  return {
    name,
    isWide: true,
    alone: `npx vitest run --project ${project}`,
    command: [
      ...['npx', 'vitest', 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf(name)}`],
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
    isWide: true,
    alone: 'npx playwright test',
    command: ['npx', 'playwright', 'test', ...chosen],
    after: 'build',
    writes: 'playwright',
    env: { TEST_EXTENT: extent },
  }
}
