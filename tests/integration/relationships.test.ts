import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { readAppointment } from '#app/persistence/forms/appointments.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { listHandedOut } from '#app/persistence/documents/handed-out.server.ts'
import { archiveLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { replaceLibraryFile } from '#app/persistence/documents/library-files.server.ts'
import { everyRelationship } from '#app/persistence/organisations/relationships-list.server.ts'
import { readRelationship, saveRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { action, loader } from '#app/staff/relationships/pages/one.tsx'
import { loader as calendar } from '#app/routes/documents/calendar.ts'
import { loader as documentsPage } from '#app/routes/documents/home.tsx'
import { auditLog } from '#drizzle/schema/audit.ts'
import { contextOf, fileOf, newMember, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import { addDocument, contextOfStaff, sendForm } from '#tests/support/library.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
}, 60_000)
afterAll(() => place.close())

const filledIn = {
  ...{ contactName: 'Sanne Bakker', contactEmail: 'sanne@example.org', contactPhone: '030 555 01 40' },
  contactHours: 'maandag tot en met donderdag, 9.00 tot 17.00 uur',
  ...{ meetingDay: '2099-07-14', meetingTime: '10.00', meetingPlace: 'Maarssen', meetingNote: 'De routekaart' },
  ...{ state: 'preparing', internalNotes: 'Belt liever later', version: '0' },
}
const send = (over: Record<string, string | string[]> = {}, context: AppLoadContext = contextOfStaff(admin)) => {
  const fields = Object.entries({ ...filledIn, ...over }).flatMap(([name, value]) =>
    [value].flat().map((one) => ({ name, value: one })),
  )
  return sendForm(action, fields, { context, params: { organisationId: member.organisationId } })
}
const stored = async () => (await readRelationship(admin, member.organisationId))?.relationship
const notes = async () =>
  (await database().select().from(auditLog)).filter(({ organisationId }) => organisationId === member.organisationId)
const request = new Request('http://localhost/documents')
const told = async () => (await documentsPage({ request, context: contextOf(member), params: {} })).appointment
const file = () => outcome(async () => calendar({ request, context: contextOf(member), params: {} }))

it('keeps what a hand-made form does not name, and clears what it empties', async () => {
  member = await newMember()
  expect((await send()).status).toBe(303)
  const fields = Object.entries({ contactPhone: '', state: 'preparing', version: '1' })
  const some = fields.map(([name, value]) => ({ name, value }))
  const place = { context: contextOfStaff(admin), params: { organisationId: member.organisationId } }
  expect((await sendForm(action, some, place)).status).toBe(303)
  const { contactName, meetingPlace: nextMeetingPlace, internalNotes } = filledIn
  expect(await stored()).toMatchObject({ version: 2, contactPhone: '', contactName, nextMeetingPlace, internalNotes })
})

describe('a relationship', () => {
  beforeAll(async () => {
    member = await newMember()
  })

  it('is nothing at first, and says so', async () => {
    expect(await stored()).toMatchObject({ version: 0, state: 'prospect', contactName: '' })
    expect(await told()).toMatchObject({ at: null, contact: { name: '' } })
    expect((await file()).status).toBe(404)
  })

  it('is saved by provider staff, with a note of what changed and not of what to', async () => {
    expect((await send()).status).toBe(303)
    expect(await stored()).toMatchObject({
      ...{ version: 1, state: 'preparing', contactPhone: '030 555 01 40', updatedByName: admin.name },
      // Ten in the morning in the Dutch summer.
      nextMeetingAt: new Date('2099-07-14T08:00:00Z'),
    })
    const [note] = await notes()
    expect(note).toMatchObject({ action: 'relationship-changed', userName: admin.name })
    expect(JSON.stringify(note?.subject)).not.toMatch(/Belt|sanne|Maarssen/)
    expect((await send({ version: '1' })).status).toBe(303)
    expect([(await stored())?.version, (await notes()).length]).toEqual([1, 1])
  })

  it('tells the organisation of the appointment, and nothing that is for provider staff', async () => {
    expect(await told()).toMatchObject({ at: Date.parse('2099-07-14T08:00:00Z'), place: 'Maarssen' })
    const row = await readAppointment(member)
    expect(row).not.toHaveProperty('internalNotes')
    expect(row).not.toHaveProperty('state')
    const answer = await file()
    const text = (await answer.response?.text()) ?? ''
    expect(answer.headers.get('Content-Type')).toContain('text/calendar')
    expect(text).toContain('DTSTART:20990714T080000Z')
    expect(text).toContain('LOCATION:Maarssen')
    expect(text).not.toContain('Belt')
  })

  it.each([
    ['contactEmail', { contactEmail: 'sanne at home' }],
    ['contactName', { contactName: 'x'.repeat(201) }],
    ['meetingDay', { meetingDay: '31-2-2027' }],
    ['meetingDay', { meetingDay: '' }],
    ['meetingTime', { meetingTime: '' }],
    ['meetingTime', { meetingTime: '25:00' }],
    ['state', { state: '' }],
    ['internalNotes', { internalNotes: 'x'.repeat(10_001) }],
  ])('asks for %s again where it is wrong, and keeps what was typed with its version', async (field, over) => {
    const before = await stored()
    const answer = await send({ version: '1', documents: ['x'], ...over })
    expect(answer.status).toBe(422)
    const filled = Object.fromEntries(Object.entries(over).filter(([, value]) => value !== ''))
    expect(answer.data).toMatchObject({
      isStale: false,
      result: {
        initialValue: { contactPhone: filledIn.contactPhone, documents: 'x', version: '1', ...filled },
        error: { [field]: [expect.any(String)] },
      },
    })
    expect(await stored()).toEqual(before)
  })

  it('is refused where somebody else saved meanwhile; saved again, what is typed counts', async () => {
    expect((await send({ version: '1', state: 'agreed' })).status).toBe(303)
    const late = await send({ version: '1', meetingPlace: 'Utrecht' })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ result: { initialValue: { meetingPlace: 'Utrecht' } }, isStale: true })
    const page = await loader({
      request,
      context: contextOfStaff(admin),
      params: { organisationId: member.organisationId },
    })
    expect(page).toMatchObject({ version: 2, values: { state: 'agreed', meetingPlace: 'Maarssen' } })
    expect((await send({ version: '2', meetingPlace: 'Utrecht' })).status).toBe(303)
    expect(await stored()).toMatchObject({ version: 3, nextMeetingPlace: 'Utrecht' })
  })

  it('lets one of two win who save at the same moment, also the first time', async () => {
    member = await newMember()
    const results = await Promise.all(['a', 'b', 'c'].map((contactName) => send({ contactName })))
    expect(results.map(({ status }) => status).sort()).toEqual([303, 409, 409])
    expect((await stored())?.version).toBe(1)
  })

  it('does not tell of an appointment whose day is over', async () => {
    member = await newMember()
    await send({ meetingDay: '2020-01-01' })
    expect(await told()).toMatchObject({ at: null, place: '', note: '', contact: { name: 'Sanne Bakker' } })
    expect((await file()).status).toBe(404)
  })

  it('is for provider staff alone', async () => {
    await expect(everyRelationship(member, { state: null, search: '' })).rejects.toThrow('provider staff')
    await expect(readRelationship(member, member.organisationId)).rejects.toThrow('provider staff')
    const change = { version: 0, documents: { shown: [], chosen: [] } }
    const details = {
      ...filledIn,
      state: 'agreed' as const,
      nextMeetingAt: null,
      nextMeetingPlace: '',
      nextMeetingNote: '',
    }
    await expect(saveRelationship(member, member.organisationId, { ...change, details })).rejects.toThrow('staff')
    expect((await send({}, contextOf(member))).headers.get('Location')).toBe('/')
    expect((await send({}, contextOfStaff(admin, { csrfOwed: true }))).status).toBe(403)
    expect(await readRelationship(admin, 'no id')).toBeNull()
  })
})

describe('the documents of an organisation', () => {
  const titles = async () => (await listHandedOut(member)).map(({ title }) => title)

  it('are those that were ticked; what the page did not show stays', async () => {
    member = await newMember()
    const one = await addDocument(admin, { title: 'Een', isForAll: false })
    const two = await addDocument(admin, { title: 'Twee', isForAll: false })
    await send({ shown: [one, two], documents: [one, 'no id', crypto.randomUUID()] })
    expect(await titles()).toEqual(['Een'])
    await send({ version: '1', shown: [two], documents: [two] })
    expect(await titles()).toEqual(['Een', 'Twee'])
    await send({ version: '2', shown: [one, two], documents: [two] })
    expect(await titles()).toEqual(['Twee'])
    const chosen = (await notes()).filter(({ action: verb }) => verb === 'library-chosen')
    expect(chosen.map(({ subject }) => subject)).toEqual([
      { added: one, removed: '' },
      { added: two, removed: '' },
      { added: '', removed: one },
    ])
  })

  it('stay chosen where the file was replaced while the page was open, and go with an archived one', async () => {
    member = await newMember()
    const id = await addDocument(admin, { title: 'Oud', isForAll: false })
    await send({ shown: [id], documents: [id] })
    const newId = await replaceLibraryFile(admin, id, fileOf('nieuw.pdf'))
    await send({ version: '1', shown: [id], documents: [], state: 'agreed' })
    expect((await readRelationship(admin, member.organisationId))?.chosen).toEqual([newId])
    await archiveLibraryDocument(admin, newId ?? '')
    expect(await titles()).toEqual([])
  })
})
