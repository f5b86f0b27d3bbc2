import { describe, expect, it } from 'vitest'
import { allItems, findItem } from '../registry.ts'
import type { Item } from './item.ts'
import { filledPages, isToDo, lettersToDo, purposeToPassOn, sharesOf, takesFilesByLink } from './shares.ts'

const itemOf = (key: string): Item => {
  const item = findItem(key)
  if (!item) throw new Error(`There is no task ${key}.`)
  return item
}

type Passed = { purpose: string | null; rights: readonly string[] }

const fill = ['fill']
/** The tasks that a colleague fills in, as was agreed. */
const filledByColleague =
  `basic-information project-team target-date study-goals quotation infoletter newsletter wifi-test
  finalise-start-meeting call-announcement day-planning-logistics start-news-item`.split(/\s+/)
/** The tasks for which something was agreed; any other follows from its card. */
const expected: Record<string, Passed> = {
  ...Object.fromEntries(filledByColleague.map((key) => [key, { purpose: 'colleague', rights: fill }])),
  'org-information': { purpose: 'colleague', rights: fill },
  'processing-agreement': { purpose: 'colleague', rights: fill },
  'org-wifi-settings': { purpose: 'ict', rights: ['fill', 'read'] },
  'wifi-settings': { purpose: 'ict', rights: ['fill', 'read'] },
  'bed-plates': { purpose: 'colleague', rights: ['fill', 'upload'] },
  'night-shift-roster': { purpose: 'colleague', rights: ['fill', 'upload'] },
  'floor-plan': { purpose: 'colleague', rights: ['upload'] },
  'trainging-and-tutorial': { purpose: null, rights: [] },
}

/** A task is passed on to who fills it in by its card, else to a colleague who fills in and uploads what it asks. */
function passedByItsCard({ shares, pageFields, filesOn }: Item): Passed {
  const [named] = Object.entries(shares?.to ?? {}).filter(([, rights]) => rights.includes('fill'))
  if (named) return { purpose: named[0], rights: named[1] }
  const rights = [...(Object.keys(pageFields).length > 0 ? fill : []), ...(filesOn === undefined ? [] : ['upload'])]
  return { purpose: rights.length > 0 ? 'colleague' : null, rights }
}

describe('passing a task on', () => {
  it.each(allItems.map(({ item }) => [item.key, item] as const))('%s has its rights', (key, item) => {
    const { purpose, rights } = expected[key] ?? passedByItsCard(item)
    const found = purposeToPassOn(item)
    expect(found).toBe(purpose)
    expect(found === null ? [] : sharesOf(item).to[found]).toEqual(rights)
  })

  it('is possible for every task that asks something or takes files', () => {
    const none = allItems.filter(({ item }) => purposeToPassOn(item) === null).map(({ item }) => item)
    expect(none.filter((item) => filledPages(item).length > 0 || item.filesOn !== undefined)).toEqual([])
  })

  it('leaves files that are signed, and what is signed, to who signs and to members', () => {
    const agreement = itemOf('processing-agreement')
    expect([takesFilesByLink(agreement), lettersToDo(agreement)]).toEqual([false, []])
    expect(lettersToDo(itemOf('quotation'))).toEqual([])
    expect(takesFilesByLink(itemOf('floor-plan'))).toBe(true)
  })

  it('goes with the letters of the task', () => {
    expect(lettersToDo(itemOf('wifi-settings'))).toEqual(['brochure'])
    expect(lettersToDo(itemOf('finalise-start-meeting'))).toEqual(['invitation'])
  })

  it('is no signed copy that is sent back', () => {
    expect(isToDo({ may: 'upload', purpose: 'signer' })).toBe(false)
    expect(isToDo({ may: 'upload', purpose: 'colleague' })).toBe(true)
    expect(isToDo({ may: 'read', purpose: 'colleague' })).toBe(false)
  })

  it('asks nothing of who only reads along', () => {
    expect(sharesOf(itemOf('floor-plan')).to.reviewer).toBeUndefined()
    expect(sharesOf(itemOf('basic-information')).to.reviewer).toEqual(['review', 'read'])
  })
})
