import { expect, test } from 'vitest'
import type { TaskLink } from '#app/persistence/links/task-links.server.ts'
import { findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { linksEndingWith } from './settling.ts'

const item = (key: string): Item => {
  const found = findItem(key)
  if (!found) throw new Error(`There is no task ${key}.`)
  return found
}

const wifi: TaskLink = {
  ...{ id: 'link', purpose: 'ict', may: 'fill', items: ['wifi-settings'] },
  ...{ outcome: null, isUsable: true, isUnsettled: false },
}
const agreement: TaskLink = { ...wifi, purpose: 'signer', may: 'sign', items: ['processing-agreement'] }
const letter: TaskLink = { ...wifi, purpose: 'family', may: 'review', items: ['infoletter'] }

type Case = [what: string, link: TaskLink, done: readonly string[], own?: string]

const ending: Case[] = [
  ['a link to fill it in', wifi, ['wifi-settings']],
  [
    'a link to bring its files',
    { ...wifi, purpose: 'colleague', may: 'upload', items: ['floor-plan'] },
    ['floor-plan'],
  ],
  ['a link to sign it', agreement, ['processing-agreement']],
  ['a link to send the signed document back', { ...agreement, may: 'upload' }, ['processing-agreement']],
  [
    'a link to agree to it as data protection officer',
    { ...agreement, purpose: 'dpo', may: 'review' },
    ['processing-agreement'],
  ],
  ['a link to judge what is signed', { ...agreement, purpose: 'reviewer', may: 'review' }, ['processing-agreement']],
  [
    'a link of two tasks that are both done',
    { ...wifi, items: ['wifi-settings', 'wifi-test'] },
    ['wifi-settings', 'wifi-test'],
  ],
]

const staying: Case[] = [
  [
    'a link of two tasks, one of which is not done',
    { ...wifi, items: ['wifi-settings', 'wifi-test'] },
    ['wifi-settings'],
  ],
  ['a link by which somebody answered', { ...wifi, outcome: 'filled' }, ['wifi-settings']],
  ['a link whose recipient waits for an answer, or has a draft', { ...wifi, isUnsettled: true }, ['wifi-settings']],
  ['a link that has expired', { ...wifi, isUsable: false }, ['wifi-settings']],
  ['the link by which it was done', wifi, ['wifi-settings'], 'link'],
  ['a link to read it', { ...agreement, may: 'read' }, ['processing-agreement']],
  ['a link to look at answers', { ...wifi, purpose: 'reviewer', may: 'review' }, ['wifi-settings']],
  ['a link by which families are told', letter, ['infoletter']],
]

const endingIn = ([, link, done, own]: Case) =>
  linksEndingWith(item(link.items[0] ?? ''), [link], (key) => done.includes(key), own ?? null)

test.each(ending)('ends when its task is done: %s', (...one) => {
  expect(endingIn(one)).toEqual(['link'])
})

test.each(staying)('stays: %s', (...one) => {
  expect(endingIn(one)).toEqual([])
})

test('where somebody signed by a link, it follows from the signatures who is still asked', () => {
  const signed: TaskLink = { ...agreement, id: 'signed', outcome: 'signed' }
  const besides: TaskLink = { ...agreement, id: 'besides' }
  expect(linksEndingWith(item('processing-agreement'), [signed, besides], () => true, null)).toEqual([])
})
