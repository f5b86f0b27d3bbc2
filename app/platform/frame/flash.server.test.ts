import { beforeAll, expect, test } from 'vitest'
import { en } from '#app/roadmap/flow/en.ts'
import { nl } from '#app/roadmap/flow/nl.ts'
import { seal } from '#app/platform/auth/seal.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { flash, flashWithUndo, takeFlash } from './flash.server.ts'

beforeAll(() => {
  keepEnvironment(readEnvironment({ ...process.env, SESSION_SECRET: 'a secret of more than thirty-two characters' }))
})

const requestWith = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } })
const pairOf = (header: string) => header.split(';')[0] ?? ''

test('a message is shown in the language of the page that shows it, and the cookie goes', () => {
  const cookie = pairOf(flash('success', 'roadmap/flow:saving.saved'))
  const taken = takeFlash(requestWith(cookie), 'en')
  expect(taken?.message).toMatchObject({ kind: 'success', text: en.saving.saved })
  expect(taken?.clear).toMatch(/^routekaart\.flash=; .*Max-Age=0/)
  expect(takeFlash(requestWith(cookie), 'nl')?.message?.text).toBe(nl.saving.saved)
})

test('a text of another folder and its values', () => {
  const cookie = pairOf(flash('info', 'common:stepNow', { step: 'Doelen' }))
  expect(takeFlash(requestWith(cookie), 'nl')?.message?.text).toBe('U bent bij: Doelen')
})

test('what was done can be undone, by a button in the language of the page', () => {
  const undo = { key: 'roadmap/row-acts:undo', action: '/?index', fields: { act: 'give-again', id: 'one' } } as const
  const cookie = pairOf(flashWithUndo({ key: 'roadmap/flow:saving.saved' }, undo))
  const { key: _, ...sent } = undo
  expect(takeFlash(requestWith(cookie), 'en')?.message?.undo).toEqual({ ...sent, text: 'Undo' })
})

test('nobody can put words of their own on the page', () => {
  expect(takeFlash(requestWith('a=1'), 'nl')).toBeNull()
  expect(takeFlash(requestWith('routekaart.flash=made-up'), 'nl')?.message).toBeNull()
  const cookie = pairOf(flash('success', 'roadmap/flow:saving.saved'))
  const changed = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A')
  expect(takeFlash(requestWith(`${changed}xx`), 'nl')?.message).toBeNull()
})

const saved = { id: 'a', look: 'toast', kind: 'success', key: 'roadmap/flow:saving.saved' }
test.each([
  ['a folder of texts', { ...saved, key: 'roadmap/newer:saved' }, null],
  ['a text', { ...saved, key: 'roadmap/flow:saving.newer' }, null],
  ['a text of the folder for all', { ...saved, key: 'newer' }, null],
  ['a kind', { ...saved, kind: 'newer' }, null],
  ['a value', { ...saved, values: { newer: { count: 1 } } }, null],
  ['the words of an undo', { ...saved, undo: { key: 'newer.undo', action: '/', fields: {} } }, nl.saving.saved],
  ['the words of a link', { ...saved, link: { key: 'newer.link', href: '/newer' } }, nl.saving.saved],
])('%s that a newer version has is passed over', (_name, said, text) => {
  const taken = takeFlash(requestWith(`routekaart.flash=${seal('flash', said, 60)}`), 'nl')
  expect([taken?.message?.text ?? null, taken?.message?.link, taken?.message?.undo]).toEqual([
    text,
    undefined,
    undefined,
  ])
  expect(taken?.clear).toMatch(/Max-Age=0/)
})
