import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '#tests/support/start-process.ts'

/**
 * The oldest browser that we promise is Safari 15.0. What came later stands here, by how it is written in a script; the build
 * makes older syntax of newer (`vite.config.ts`), but adds no function that a browser lacks.
 */
const methods = new Set([
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with', 'isWellFormed', 'toWellFormed'],
  ...['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ...['requestSubmit', 'showModal', 'showPicker', 'showPopover', 'checkVisibility', 'startViewTransition'],
  ...['throwIfAborted', 'requestIdleCallback'],
])
const functions = new Set([
  ...['Object.hasOwn', 'Object.groupBy', 'Map.groupBy', 'Array.fromAsync', 'Promise.withResolvers', 'Promise.try'],
  ...['URL.canParse', 'URL.parse', 'crypto.randomUUID', 'AbortSignal.timeout', 'AbortSignal.any', 'RegExp.escape'],
])
/** Properties, and what is taken out of an object by its name. */
const properties = new Set(['submitter', 'inert', 'hasOwn', 'randomUUID', 'withResolvers', 'canParse', 'fromAsync'])
const globals = new Set([
  ...['structuredClone', 'requestIdleCallback', 'scheduler', 'BroadcastChannel', 'SubmitEvent', 'HTMLDialogElement'],
  ...['OffscreenCanvas', 'CompressionStream', 'DecompressionStream', 'Iterator', 'URLPattern', 'reportError'],
])

/** What `app/ui/older-browsers.ts` gives to browsers that lack it: in all scripts but those of pages that have no other. */
const given = ['at', 'toWellFormed', 'Object.hasOwn', 'hasOwn', 'submitter']

/** What a script uses only if it is there. It has to ask in these words, or the use is refused. */
const asked: Record<string, { by: RegExp; why: string }> = {
  checkVisibility: { by: /"function"==typeof \w+\.checkVisibility/, why: 'radix looks at the styles' },
  reportError: { by: /"function"==typeof reportError/, why: 'React writes to the console' },
}

type Use = { name: string; isInside: boolean }

/** What a script uses of the above, and whether it does so only when one of its functions is called. */
function newUses(source: string): Use[] {
  const file = ts.createSourceFile('script.js', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS)
  const uses: Use[] = []
  const visit = (node: ts.Node, isInside: boolean) => {
    const name = newIn(node)
    if (name !== null) uses.push({ name, isInside })
    node.forEachChild((child) => visit(child, isInside || ts.isFunctionLike(node)))
  }
  visit(file, false)
  return uses
}

function newIn(node: ts.Node): string | null {
  if (ts.isClassStaticBlockDeclaration(node)) return 'static {}'
  if (ts.isRegularExpressionLiteral(node)) return newInPattern(node.text)
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp')
    return newInPattern(node.arguments?.map((one) => one.getText()).join(' ') ?? '')
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) return newCall(node, node.expression)
  if (ts.isPropertyAccessExpression(node)) return properties.has(node.name.text) ? node.name.text : null
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'inert' ? 'inert' : null
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name
    return ts.isIdentifier(name) ? known(properties, name.text) : null
  }
  return ts.isIdentifier(node) && isGlobalUse(node) ? known(globals, node.text) : null
}

const known = (names: Set<string>, name: string): string | null => (names.has(name) ? name : null)

/** A call that is made only if the function is there, as in `field.showPicker?.()`, is none. */
function newCall(call: ts.CallExpression, { expression, name }: ts.PropertyAccessExpression): string | null {
  if (call.questionDotToken) return null
  const owner = ts.isIdentifier(expression) ? expression.text : ''
  return known(functions, `${owner}.${name.text}`) ?? known(methods, name.text)
}

/** Lookbehind and the flag v: a browser that does not know them reads nothing of the whole file. */
const newInPattern = (pattern: string): string | null =>
  /\(\?<[=!]/.test(pattern) ? 'lookbehind' : /\/[a-z]*v[a-z]*$/.test(pattern) ? 'flag v' : null

function isGlobalUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  return !('name' in parent && parent.name === node) && !ts.isBindingElement(parent) && !ts.isTypeOfExpression(parent)
}

/** What is wrong with a script; `isAlone` where it is the only one of its page. */
function tooNewIn(source: string, isAlone: boolean): string[] {
  const isFine = ({ name, isInside }: Use) =>
    (given.includes(name) && isInside && !isAlone) || asked[name]?.by.test(source) === true
  return newUses(source)
    .filter((use) => !isFine(use))
    .map(({ name }) => name)
}

test('no script of the build uses what the oldest browser lacks', async () => {
  const folder = path.join(root, 'build/client/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(15)
  const alone = new Set((await readdir(path.join(root, 'app/assets'))).map((name) => path.parse(name).name))
  const found = names.flatMap((name) => {
    const source = readFileSync(path.join(folder, name), 'utf8')
    return tooNewIn(source, alone.has(name.replace(/-[\w-]{8}\.js$/, ''))).map((what) => `${name}: ${what}`)
  })
  expect(found).toEqual([])
})

test('no script of the build is of a page, or of the framework around it', async () => {
  const folder = path.join(root, 'build/client/assets')
  const sources = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const isOfFramework = (name: string) => /__remix|__reactRouter/.test(readFileSync(path.join(folder, name), 'utf8'))
  expect(sources.filter((name) => isOfFramework(name) && !name.startsWith('manifest-'))).toEqual([])
})

test.each([
  ['const last = (list) => list.at(-1)', [], ['at']],
  ['const last = list.at(-1)', ['at'], ['at']],
  ['const shown = { at: 1, submitter: 2 }; shown.at; "x.at(-1)"', [], []],
  ['const copy = structuredClone(shown)', ['structuredClone'], ['structuredClone']],
  ['const has = Object.hasOwn; Map.groupBy(list, key)', ['hasOwn', 'Map.groupBy'], ['hasOwn', 'Map.groupBy']],
  ['addEventListener("submit", ({ submitter: button }) => button)', [], ['submitter']],
  ['jsx("div", { inert: "", children: [] })', ['inert'], ['inert']],
  ['field.showPicker?.(); field.showPicker()', ['showPicker'], ['showPicker']],
  [
    '/(?<!a)b/; /[a]/v; new RegExp("(?<=a)b")',
    ['lookbehind', 'flag v', 'lookbehind'],
    ['lookbehind', 'flag v', 'lookbehind'],
  ],
  ['class One { static { this.two = 2 } }', ['static {}'], ['static {}']],
  ['"function"==typeof reportError?reportError:log', [], []],
  ['URL.canParse(a)', ['URL.canParse', 'canParse'], ['URL.canParse', 'canParse']],
])('of %j it refuses what it should', (source, inPage, alone) => {
  expect(tooNewIn(source, false)).toEqual(inPage)
  expect(tooNewIn(source, true)).toEqual(alone)
})
