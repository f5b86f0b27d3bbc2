import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { asvsIds } from './asvs-ids.fixture.ts'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

/** Files are named in backticks, by their whole path. */
const filesIn = (words: string): string[] =>
  [...words.matchAll(/`([\w./@-]+)`/g)].map(([, name = '']) => name).filter(isFileName)

const isFileName = (name: string): boolean =>
  /^[\w.@-][\w./@-]*\.(ts|tsx|js|cjs|md|json|ya?ml)$|^(Dockerfile|\.dockerignore)$/.test(name)

const rows = text
  .split('\n')
  .filter((line) => /^\| *\d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [id = '', asked = '', answer = '', why = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id, asked, answer, why }
  })

test('every requirement of levels 1 and 2 has one row, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(asvsIds)
})

test('every row says what is asked, and answers it', () => {
  const answers = ['holds', 'not applicable', 'open']
  const bad = rows.filter(({ asked, answer, why }) => asked === '' || why === '' || !answers.includes(answer))
  expect(bad).toEqual([])
})

test('what holds is shown by a file', () => {
  expect(rows.filter(({ answer, why }) => answer === 'holds' && filesIn(why).length === 0)).toEqual([])
})

test('every file that is named exists', () => {
  const named = [...new Set(filesIn(text))]
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})
