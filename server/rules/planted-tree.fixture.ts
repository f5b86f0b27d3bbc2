import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseOptions, type IViolation } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** The file that imports, what it says, and the files of ours that have to be there for it. */
export type Planted = { file: string; code: string; targets?: string[] }

const root = path.resolve(import.meta.dirname, '../..')

/** The options of `npm run lint`, rules included. */
export const readRules = (): Promise<ICruiseOptions> => extractOptions(path.join(root, '.dependency-cruiser.cjs'))

/**
 * Checks a tree of tiny files, in folders with our names, with our rules.
 * @param developmentOnly packages that this tree counts as development dependencies; all others are dependencies
 * @returns the names of the rules that refuse each file, once each, in the order planted
 */
export async function refusals(planted: Planted[], developmentOnly: string[]): Promise<string[][]> {
  const tree = mkdtempSync(path.join(tmpdir(), 'planted-'))
  try {
    writeTree(tree, planted, developmentOnly)
    const tsConfig = { options: {}, errors: [], fileNames: [] }
    const { output } = await cruise(
      ['app', 'server', 'drizzle', 'tests'],
      { ...(await readRules()), baseDir: tree },
      {},
      { tsConfig },
    )
    if (typeof output === 'string') throw new Error(`Expected an object of results, got: ${output.slice(0, 200)}`)
    const { violations } = output.summary
    return planted.map(({ file }) => [
      ...new Set(violations.filter((one) => isIn(one, file)).map(({ rule }) => rule.name)),
    ])
  } finally {
    rmSync(tree, { recursive: true })
  }
}

/** A circle is reported once, for one of its files. */
const isIn = ({ from, cycle = [] }: IViolation, file: string) =>
  from === file || cycle.some(({ name }) => name === file)

function writeTree(tree: string, planted: Planted[], developmentOnly: string[]) {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, file), text)
  }
  for (const target of planted.flatMap(({ targets = [] }) => targets)) write(target, 'export const value = 1\n')
  for (const { file, code } of planted) write(file, code)
  const { imports, dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const production = Object.entries({ ...devDependencies, ...dependencies }).filter(
    ([name]) => !developmentOnly.includes(name),
  )
  const development = developmentOnly.map((name) => [name, '*'])
  write(
    'package.json',
    JSON.stringify({
      imports,
      dependencies: Object.fromEntries(production),
      devDependencies: Object.fromEntries(development),
    }),
  )
  write('tsconfig.json', '{}')
  for (const folder of ['app', 'server', 'drizzle', 'tests']) mkdirSync(path.join(tree, folder), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
}
