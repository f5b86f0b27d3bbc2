import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { findOpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { fileOf } from '#tests/support/documents-place.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { savedOf, storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const locations = '/organisation/basic-info/locations'
const team = (index: number) => `/location/basic-info/contacts?location=${index}`

async function newLeader(...names: string[]) {
  const member = await addOrganisation(names)
  return { member, visitor: await signedIn(portal.origin, member) }
}

/** A form and a document of a location, both with its name, so that it is seen where they go. */
async function fillIn(member: Member, index: number, name: string): Promise<void> {
  await addForm(member, index, 'basic-information', { contact: { first_name: name } })
  await addDocuments(member, { documentType: 'floor-plan', locationIndex: index }, [fileOf(`${name}.pdf`)])
}

/** What each location of an organisation has, by its position. */
async function contentsOf({ organisationId }: Member) {
  const forms = await portal.sql`select location_index as at, fields #>> '{contact,first_name}' as name from forms
    where organisation_id = ${organisationId} and form_type = 'basic-information' order by at`
  const documents = await portal.sql`select location_index as at, name from documents
    where organisation_id = ${organisationId} order by at`
  return { forms: forms.map(({ at, name }) => [at, name]), documents: documents.map(({ at, name }) => [at, name]) }
}

const namesOf = async (member: Member) => {
  const list = (await storedForm(portal, member, 'org-information', null))?.fields.locations
  return Array.isArray(list) ? list.map(({ name }: { name: string }) => name) : list
}

describe('the list of locations', () => {
  test('renaming one moves nothing', async () => {
    const { member, visitor } = await newLeader('A', 'B')
    await fillIn(member, 1, 'B')
    expect((await (await openStep(visitor, locations)).send({ 'locations[1].name': 'Bé' })).status).toBe(303)
    expect(await namesOf(member)).toEqual(['A', 'Bé'])
    expect(await contentsOf(member)).toEqual({ forms: [[1, 'B']], documents: [[1, 'B.pdf']] })
    expect((await visitor.ask('/location/route-card?location=1')).text).toContain('Bé')
  })

  test('adding one puts it at the end', async () => {
    const { member, visitor } = await newLeader('A', 'B')
    await fillIn(member, 1, 'B')
    await (await openStep(visitor, locations)).send({}, 'add:locations')
    await (await openStep(visitor, locations)).send({ 'locations[2].name': 'C' })
    expect(await namesOf(member)).toEqual(['A', 'B', 'C'])
    expect(await contentsOf(member)).toEqual({ forms: [[1, 'B']], documents: [[1, 'B.pdf']] })
  })

  test('removing one without data moves those behind it along, with all that is theirs', async () => {
    const { member, visitor } = await newLeader('A', 'B', 'C', 'D')
    for (const [index, name] of ['A', '', 'C', 'D'].entries()) if (name) await fillIn(member, index, name)
    const answer = await (await openStep(visitor, locations)).send({}, `removed:locations:${locationId(1)}`)
    expect(answer.status).toBe(303)
    expect(await namesOf(member)).toEqual(['A', 'C', 'D'])
    const [at0, at1, at2] = [0, 1, 2]
    expect(await contentsOf(member)).toEqual({
      forms: [
        [at0, 'A'],
        [at1, 'C'],
        [at2, 'D'],
      ],
      documents: [
        [at0, 'A.pdf'],
        [at1, 'C.pdf'],
        [at2, 'D.pdf'],
      ],
    })
  })

  test('links to one that is removed end, and those to the others go along', async () => {
    const { member, visitor } = await newLeader('A', 'B', 'C')
    const links = await Promise.all([0, 1, 2].map((locationIndex) => addLink(member, { locationIndex })))
    await (await openStep(visitor, locations)).send({}, `removed:locations:${locationId(1)}`)
    const opened = await Promise.all(links.map(({ token }) => findOpenShareLink(hashOfToken(token))))
    expect(opened.map((link) => link?.locationIndex ?? null)).toEqual([0, null, 1])
  })

  test.each(['a form', 'a document'])(
    'one that has %s is not removed; nothing else of the page is saved',
    async (what) => {
      const { member, visitor } = await newLeader('A', 'B')
      if (what === 'a form') await addForm(member, 0, 'target-date', { date: null })
      else await addDocuments(member, { documentType: 'floor-plan', locationIndex: 0 }, [fileOf('plan.pdf')])
      const before = await savedOf(portal, member.organisationId)
      const page = await openStep(visitor, locations)
      const answer = await page.send({ 'locations[1].name': 'Bé' }, `removed:locations:${locationId(0)}`)
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('Voor deze locatie is al iets ingevuld.')
      expect(await savedOf(portal, member.organisationId)).toEqual(before)
      expect(stepIn(visitor, locations, answer).fields['locations[0].name']).toBe('A')
    },
  )

  test('asks before one with a name is removed', async () => {
    const { member, visitor } = await newLeader('A', 'B')
    const answer = await (await openStep(visitor, locations)).send({}, `remove:locations:${locationId(0)}`)
    expect(answer.status).toBe(303)
    expect((await visitor.ask(String(answer.headers.location))).text).toMatch(/A verwijderen\?/)
    expect(await namesOf(member)).toEqual(['A', 'B'])
  })

  test('two removals at once never move data to another location', async () => {
    const { member, visitor } = await newLeader('A', 'B', 'C', 'D')
    await fillIn(member, 3, 'D')
    const pages = await Promise.all([openStep(visitor, locations), openStep(visitor, locations)])
    await Promise.all(pages.map((page, index) => page.send({}, `removed:locations:${locationId(index)}`)))
    expect(await namesOf(member)).toEqual(['C', 'D'])
    expect(await contentsOf(member)).toEqual({ forms: [[1, 'D']], documents: [[1, 'D.pdf']] })
  })
})

describe('a page that is open for a location that has moved', () => {
  test('is refused with words, and saves nothing at the other location', async () => {
    const { member, visitor } = await newLeader('A', 'B', 'C')
    const [page, upload] = [await openStep(visitor, team(1)), await openStep(visitor, team(2))]
    await (await openStep(visitor, locations)).send({}, `removed:locations:${locationId(0)}`)
    const before = await savedOf(portal, member.organisationId)
    const answer = await page.send({ 'contact.first_name': 'Voor B' })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('hoort')
    expect(answer.text).toContain('Er is niets opgeslagen.')
    // The last position is gone altogether.
    expect((await upload.send({ 'contact.first_name': 'Voor C' })).status).toBe(404)
    expect(await savedOf(portal, member.organisationId)).toEqual(before)
  })

  test('can be saved once it was opened at the right place', async () => {
    const { member, visitor } = await newLeader('A', 'B')
    await (await openStep(visitor, locations)).send({}, `removed:locations:${locationId(0)}`)
    expect((await (await openStep(visitor, team(0))).send({ 'contact.first_name': 'Voor B' })).status).toBe(303)
    expect((await contentsOf(member)).forms).toEqual([[0, 'Voor B']])
  })
})
