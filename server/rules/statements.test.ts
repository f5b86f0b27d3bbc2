import { ESLint, type Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import config from '../../eslint.config.js'

const ownRules = ['no-restricted-syntax', 'no-restricted-properties']
const patternRules = ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move']

/** Without types: what we forbid ourselves shows in the syntax. */
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => [...ownRules, ...patternRules].includes(ruleId),
})

async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file })
  return result?.messages.map(({ message }) => message) ?? []
}

/** What is said of each thing that we forbid, and the code it has to be said of. */
const refused: Record<string, [file: string, code: string][]> = {
  'export *': [
    ['app/staff/users/all.ts', `export * from './form.ts'`],
    ['app/routes/help/all.ts', `export * as words from './nl.ts'`],
    ['server/all.js', `export * from './run.js'`],
  ],
  'A delete needs a where': [
    ['app/persistence/rows.ts', 'await tx.delete(forms)'],
    ['app/persistence/rows.ts', 'await transaction.delete(forms)'],
    ['app/persistence/rows.ts', 'await db.delete(forms).returning()'],
    ['app/persistence/rows.ts', 'await database().delete(forms)'],
    ['app/routes/help/rows.tsx', 'export const end = () => tx.delete(forms)'],
    ['tests/support/rows.ts', 'await database().delete(forms)'],
  ],
  'An update needs a where': [
    ['app/persistence/rows.ts', 'await tx.update(forms).set({ version: 1 })'],
    ['app/persistence/rows.ts', 'await database().update(forms).set({ version: 1 }).returning()'],
    ['drizzle/seed/rows.ts', 'await portal.db.update(forms).set({ version: 1 })'],
  ],
  'Export it by name': [
    ['app/staff/users/form.tsx', 'export default function Form() {}'],
    ['app/ui/button.tsx', 'const Button = 1; export default Button'],
    ['server/run.js', 'export default {}'],
    ['tests/support/person.ts', 'export default 1'],
  ],
  'Pages are drawn in one go': [
    ['app/ui/late.tsx', `import { lazy } from 'react'`],
    ['app/routes/help/late.tsx', `import { Suspense, type ReactNode } from 'react'`],
  ],
  'Settings are read once': [
    ['app/staff/users/list.ts', 'export const port = process.env.PORT'],
    ['app/platform/auth/level.ts', 'export const { LOG_LEVEL } = process.env'],
    ['server/app.ts', `process['env'].PORT = '1'`],
    ['drizzle/seed/file.ts', `process.loadEnvFile('.env')`],
  ],
}

/** What has to stay allowed: a rule that refuses everything proves nothing. */
const allowed: [file: string, code: string][] = [
  ['app/persistence/rows.ts', 'await tx.delete(forms).where(isOld)'],
  ['app/persistence/rows.ts', 'await database().update(forms).set({ version: 1 }).where(isOld).returning()'],
  ['app/platform/auth/listeners.ts', 'listeners.delete(listener)'],
  ['app/staff/users/pages/list.tsx', 'export default function List() {}'],
  ['app/platform/config/env.server.ts', 'export const read = () => process.env'],
  ['app/staff/users/named.ts', `export { form } from './form.ts'`],
]

/** All that the configuration says where one of our own rules is broken. */
function ownMessages(): string[] {
  const settings = config.flatMap(({ rules }: Linter.Config) => ownRules.map((rule) => rules?.[rule]))
  const messages = settings.flatMap((setting): unknown[] =>
    Array.isArray(setting) ? setting.slice(1).map((restriction) => Object(restriction).message) : [],
  )
  return [...new Set(messages.map(String))]
}

describe('rules of statements', () => {
  it('each have something planted that they refuse', () => {
    const planted = Object.keys(refused)
    expect(ownMessages().filter((message) => !planted.some((start) => message.includes(start)))).toEqual([])
  })

  describe.each(Object.entries(refused))('%s', (message, files) => {
    it.each(files)('%s: %s', async (file, code) => {
      expect(await refusals(file, code)).toEqual([expect.stringContaining(message)])
    })
  })

  it.each(allowed)('nothing against %s: %s', async (file, code) => expect(await refusals(file, code)).toEqual([]))
})

/** Patterns that take the square of the length of a text, and more, with what the rule of each says. */
const slow: [file: string, code: string, message: RegExp][] = [
  [
    'app/platform/mail/values.ts',
    String.raw`export const value = /\{\{\s*([^{}]*?)\s*\}\}/g`,
    /polynomial backtracking/,
  ],
  ['app/staff/users/rows.tsx', String.raw`export const isName = /^(\w+ ?)+$/`, /exponential backtracking/],
  [
    'app/platform/spreadsheet/rows.worker.js',
    String.raw`export const repeated = /^(.+?)\1+$/`,
    /polynomial backtracking/,
  ],
  ['server/paths.ts', String.raw`export const end = /\/+$/`, /quadratic runtime/],
  ['server/paths.ts', String.raw`export const end = new RegExp('\\s+$')`, /quadratic runtime/],
]

const linear: [file: string, code: string][] = [
  ['server/paths.ts', String.raw`export const end = /(?<!\/)\/+$/`],
  ['app/platform/mail/values.ts', String.raw`export const value = /\{\{([^{}]*)\}\}/g`],
  // Nobody sends text to a test.
  ['tests/support/paths.ts', String.raw`export const end = /\/+$/`],
  ['server/paths.test.ts', String.raw`export const end = /\/+$/`],
]

describe('patterns', () => {
  it.each(slow)('are refused in %s if they are slow: %s', async (file, code, message) => {
    expect(await refusals(file, code)).toContainEqual(expect.stringMatching(message))
  })

  it.each(linear)('are nothing to say of in %s: %s', async (file, code) =>
    expect(await refusals(file, code)).toEqual([]),
  )
})
