import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { floorPlan } from '#app/roadmap/location/upload-floor-plan/item.ts'
import { forms } from '#drizzle/schema/forms.ts'
import {
  contextOf,
  namesOf,
  newMember,
  openDocumentsPlace,
  outcome,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'
import { madeUp } from '#tests/made-up-task/task/item.ts'
import { multipartRequest } from '#tests/support/multipart.ts'

/** Its own words are in no portal but the one that it is walked in. */
const item = { ...madeUp, texts: floorPlan.texts }

let place: DocumentsPlace
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())

const here = `${item.path}/devices`
const mat = { 'devices[0].id': '0000000a', 'devices[0].name': 'Mat', 'devices[0].kind': 'mat', network: 'Zorg' }
const pdf = { file: 'plan.pdf', bytes: sampleFiles.pdf }

/** Sends the page of files with these fields beside them, and one file. */
function send(member: Member, fields: Record<string, string>, goTo: string) {
  const parts = Object.entries({ ...fields, goTo }).map(([name, value]) => ({ name, value }))
  const request = multipartRequest([...parts, pdf], { path: `${here}?location=0` })
  return outcome(() => pageAction(item, 'devices')({ request, context: contextOf(member), params: {} }))
}

/** Somebody of a location with a target date, which opens the page. */
async function newOpenMember(): Promise<Member> {
  const member = await newMember()
  const own = { organisationId: member.organisationId, locationIndex: 0, version: 1, updatedByName: 'Anna' }
  const fields = { date: Date.UTC(2027, 3, 20) }
  await database()
    .insert(forms)
    .values({ ...own, formType: 'target-date', fields })
  return member
}

async function storedOf({ organisationId }: Member) {
  const own = and(eq(forms.organisationId, organisationId), eq(forms.formType, item.key))
  const [form] = await database().select().from(forms).where(own)
  return form?.fields
}

describe('rows beside files', () => {
  it('are added, and the page goes on at the new one', async () => {
    const member = await newOpenMember()
    const answer = await send(member, mat, 'add:devices')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${here}?location=0#devices-1`])
    expect(await storedOf(member)).toMatchObject({ numberOfDevices: 2, devices: [{ name: 'Mat' }] })
    expect(namesOf(await readDocuments(member, 0))).toEqual(['plan.pdf'])
  })

  it('are removed after a question', async () => {
    const member = await newOpenMember()
    const asked = await send(member, mat, 'remove:devices:0000000a')
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, `${here}?location=0&remove=devices%3A0000000a`])
    expect(await storedOf(member)).toMatchObject({ devices: [{ name: 'Mat' }] })
    expect((await send(member, mat, 'removed:devices:0000000a')).status).toBe(303)
    expect(await storedOf(member)).toMatchObject({ devices: [] })
  })
})

describe('the card', () => {
  it('lets nobody go on from a page with files before its check is met; all is kept', async () => {
    const member = await newOpenMember()
    const answer = await send(member, { ...mat, network: '' }, 'next')
    expect(answer).toMatchObject({
      status: 422,
      data: { refused: { reply: { error: { network: [expect.any(String)] } } } },
    })
    expect(await storedOf(member)).toMatchObject({ devices: [{ name: 'Mat' }] })
  })

  it('keeps a locked page with files as it is: neither fields nor files are kept', async () => {
    const member = await newMember()
    const answer = await send(member, mat, 'save')
    expect(answer).toMatchObject({
      status: 409,
      data: { files: { added: 0 }, refused: { reply: { error: { '': [expect.any(String)] } } } },
    })
    expect(await storedOf(member)).toBeUndefined()
    expect(await readDocuments(member, 0)).toEqual([])
    expect(await place.filesOf(member)).toBe(0)
  })
})
