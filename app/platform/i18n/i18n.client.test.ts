import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isInBuild } from './i18n.client.ts'
import { namespaceOf } from './namespace-of.ts'

const app = path.resolve('app')
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) => path.join(app, file))
const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const namespaces = sources
  .filter((file) => path.basename(file) === 'nl.ts')
  .map((file) => namespaceOf(`/${path.relative(path.dirname(app), file)}`))

/** The script of pages, and what it fetches when it is used. */
function modulesInBrowser(): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file) || /\.server\.|i18n\.client\.ts$/.test(file)) return
    found.add(file)
    for (const [, isType, named, later] of read(file).matchAll(
      /(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)/g,
    )) {
      const from = named ?? later ?? ''
      if (!isType && from.startsWith('#app/')) visit(path.join(app, from.slice('#app/'.length)))
      if (!isType && from.startsWith('.')) visit(path.resolve(path.dirname(file), from))
    }
  }
  visit(path.join(app, 'entry.client.ts'))
  return found
}

const said = [...modulesInBrowser()].map(read).join('\n')
const isNamed = (namespace: string) => new RegExp(`['"\`]${namespace}['"\`:]`).test(said)

test('whatever a page may say, the browser can fetch', () => {
  expect(namespaces.length).toBeGreaterThan(80)
  const needed = namespaces.filter(isNamed)
  expect(needed.filter((namespace) => !isInBuild(namespace))).toEqual([])
})

test('no page loads the names of texts that only the server says', () => {
  const idle = namespaces.filter((namespace) => isInBuild(namespace) && !isNamed(namespace))
  expect(idle).toEqual([])
})
