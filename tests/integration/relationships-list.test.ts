import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { everyRelationship, listRelationships } from '#app/persistence/organisations/relationships-list.server.ts'
import { saveRelationship, type RelationshipDetails } from '#app/persistence/organisations/relationships.server.ts'
import { nameApart } from '#tests/support/care-organisation.ts'
import { newMember, openDocumentsPlace } from '#tests/support/documents-place.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
}, 60_000)
afterAll(() => place.close())

const keep = ({ organisationId }: Member, over: Partial<RelationshipDetails>) => {
  const contact = { contactName: '', contactEmail: '', contactPhone: '', contactHours: '', internalNotes: '' }
  const meeting = { nextMeetingAt: null, nextMeetingPlace: '', nextMeetingNote: '' }
  const details = { ...contact, ...meeting, state: 'agreed' as const, ...over }
  return saveRelationship(admin, organisationId, { version: 0, details, documents: { shown: [], chosen: [] } })
}

const everything = { state: null, search: '' }

it('the list shows every organisation once, by state', async () => {
  const [ended, unknown] = [await newMember(), await newMember()]
  await keep(ended, { state: 'ended' })
  const idsOf = async (state: RelationshipDetails['state']) =>
    (await everyRelationship(admin, { state, search: '' })).map(({ organisationId }) => organisationId)
  expect(await idsOf('ended')).toEqual([ended.organisationId])
  expect(await idsOf('prospect')).toContain(unknown.organisationId)
  expect(await idsOf('prospect')).not.toContain(ended.organisationId)
})

it('its pages hold every organisation once, and tell of the last appointment', async () => {
  const nextMeetingAt = new Date('2099-07-14T08:00:00Z')
  await keep(await newMember(), { state: 'connected', nextMeetingAt })
  await newMember()
  const all = await everyRelationship(admin, everything)
  const paged = []
  for (let page = 1; paged.length < all.length; page += 1) {
    const { organisations, ...told } = await listRelationships(admin, everything, page, 2)
    expect(told).toEqual({ total: all.length, lastMeetingAt: nextMeetingAt })
    expect(organisations.length).toBeGreaterThan(0)
    paged.push(...organisations)
  }
  expect(paged).toEqual(all)
  expect((await listRelationships(admin, { ...everything, state: 'connected' }, 1, 2)).total).toBe(1)
  expect(await listRelationships(admin, { ...everything, state: 'agreed' }, 1, 2)).toMatchObject({
    total: 0,
    lastMeetingAt: null,
  })
})

it('is searched by a part of the name, in any letters', async () => {
  const name = await nameApart(await newMember())
  const found = async (search: string) =>
    (await everyRelationship(admin, { state: null, search })).map(({ organisationName }) => organisationName)
  expect(await found(name.slice(3).toUpperCase())).toEqual([name])
  expect(await found(`${name}x`)).toEqual([])
  expect(await found('%')).toEqual([])
  expect((await listRelationships(admin, { state: null, search: name }, 1, 2)).total).toBe(1)
  expect((await listRelationships(admin, { state: 'ended', search: name }, 1, 2)).total).toBe(0)
})
