import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, 'migrations/meta')
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
const schema = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true })

test('the newest migration leads to the tables of drizzle/schema: `npm run db:generate` has nothing to add', () => {
  const { entries }: { entries: { idx: number }[] } = read('_journal.json')
  const newest = read(`${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`)
  const tables = Object.assign({}, ...Object.values(schema))
  const { id, prevId } = newest
  expect({ ...generateDrizzleJson(tables, prevId, undefined, 'snake_case'), id, prevId }).toEqual(newest)
})
