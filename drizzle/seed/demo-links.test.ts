import { expect, test } from 'vitest'
import { answersOf } from '#app/roadmap/flow/answer-words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import { contentHash } from '#app/sharing/snapshot.server.ts'
import { snapshotSchema } from '#app/sharing/snapshot.ts'
import { rietkraagForms } from './de-rietkraag.ts'
import { demoLinks, demoRequests } from './demo-links.ts'

const today = Date.now()
const { links, events } = demoLinks(today)

test('every link shows what its tasks show to people who come as that', () => {
  for (const { items = [], purpose, may } of links)
    for (const key of items) {
      const item = findItem(key)
      expect([key, item && sharesOf(item).to[purpose]?.includes(may)]).toEqual([key, true])
    }
  expect(new Set(events.map(({ linkId }) => linkId)).size).toBe(links.length)
})

test('the plan was approved as it is filled in', () => {
  const approved = links.find(({ outcome }) => outcome === 'approved')
  const snapshot = snapshotSchema.parse(approved?.snapshot)
  expect(approved?.contentHash).toBe(contentHash(snapshot))
  const item = findItem('target-date')
  const fields = rietkraagForms(today).find(
    ({ formType, locationIndex }) => formType === item?.key && locationIndex === 0,
  )
  const schema = item?.pageFields.details
  if (!item || !schema || !fields) throw new Error('There is no target date.')
  const shown = answersOf({ item, schema, language: 'nl', missing: new Map() }, fields.fields)
  const groups = shown.map(({ legend, answers }) => ({
    legend,
    answers: answers.map(({ name, label, value }) => ({ name, label, value })),
  }))
  expect(snapshot.items).toEqual([{ key: item.key, title: itemTitle(item, 'nl'), groups, handOuts: [] }])
})

test('what was asked is about tasks that may not apply', () => {
  for (const { item } of demoRequests(today)) expect([item, findItem(item)?.mayNotApply]).toEqual([item, true])
})
