import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const documents = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('every alarm has its heading in the runbook, and no other', () => {
  const alarms = matches(read('ops/alerts.yml'), /- alert: (\w+)/g)
  expect(alarms.length).toBeGreaterThan(5)
  expect(matches(read('docs/operations/runbook.md'), /^### (Routekaart\w+)$/gm)).toEqual(alarms)
})

test('every alarm is told in full', () => {
  const [, ...alarms] = read('docs/operations/runbook.md').split(/^## /m)[1]?.split(/^### /m) ?? []
  const parts = ['Meaning', 'Look at', 'Do', 'Over when']
  const bad = alarms.filter((text) => parts.some((part) => !text.includes(`**${part}`)))
  expect(bad).toEqual([])
})

test('every setting stands in the settings and in .env.example', () => {
  const own = matches(read('app/platform/config/env.server.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm)
  const ofSignIn = matches(read('app/platform/config/sign-in.server.ts'), /^ {2}([A-Z_]+):/gm)
  expect(own.length).toBeGreaterThan(20)
  expect(ofSignIn.length).toBeGreaterThan(5)
  const [told, example] = [read('docs/operations/settings.md'), read('.env.example')]
  const environments = ['AUTH_PRODUCTION', 'AUTH_US', 'AUTH_STAGING', 'AUTH_DEVELOP']
  const inExample = [
    ...own,
    ...['AUTH0', ...environments].flatMap((prefix) => ofSignIn.map((name) => `${prefix}_${name}`)),
    ...environments.map((prefix) => `${prefix}_HOSTS`),
  ]
  expect(
    [...own, ...[...ofSignIn, 'HOSTS'].map((name) => `_${name}`)].filter((name) => !told.includes(`\`${name}\``)),
  ).toEqual([])
  expect(inExample.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([])
})

test('every metric of ours that the documents name is told at /metrics', () => {
  const source = read('server/metrics.ts') + read('server/portal-metrics.ts')
  const named = ['docs/operations/running.md', 'docs/operations/runbook.md', 'ops/alerts.yml'].flatMap((name) =>
    matches(read(name), /\b((?:routekaart|http)_[a-z0-9_]+)\b/g),
  )
  expect(named.length).toBeGreaterThan(10)
  const nameOf = (series: string) => series.replace(/_(bucket|count|sum)$/, '')
  expect([...new Set(named.map(nameOf))].filter((name) => !source.includes(name))).toEqual([])
})

test('every command of npm that the documents name exists', () => {
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  const texts = documents.map(read).join('\n')
  expect(matches(texts, /npm run ([a-z][\w:-]*)/g).filter((name) => scripts[name] === undefined)).toEqual([])
})

test('every link between documents leads somewhere', () => {
  const files = [...documents, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']
  const broken = files.flatMap((file) =>
    matches(read(file).replace(/^```[^]*?^```/gm, ''), /\]\(([^)\s]+)\)/g)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !isThere(file, link))
      .map((link) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

function isThere(from: string, link: string): boolean {
  const [name = '', anchor] = link.split('#')
  const target = name === '' ? from : path.join(path.dirname(from), name)
  if (!existsSync(path.join(root, target))) return false
  if (anchor === undefined || !target.endsWith('.md')) return true
  return matches(read(target), /^#+ (.+)$/gm).some((heading) => anchorOf(heading) === anchor)
}
