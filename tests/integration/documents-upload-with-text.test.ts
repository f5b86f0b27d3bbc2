import type { AppLoadContext } from '@remix-run/node'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { action } from '#app/roadmap/location/pass-down-night-shift-roster/pages/upload.tsx'
import { forms } from '#drizzle/schema/forms.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import {
  contextOf,
  namesOf,
  newMember,
  openDocumentsPlace,
  outcome,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'
import { multipartRequest, type Part } from '#tests/support/multipart.ts'

let place: DocumentsPlace
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())

const address = '/location/pass-down-night-shift-roster/upload?location=0'
const send = (context: AppLoadContext, parts: readonly Part[]) =>
  outcome(() => action({ request: multipartRequest(parts, { path: address }), context, params: {} }))
const text = (value: string): Part => ({ name: 'textual', value })
const pdf = { file: 'rooster.pdf', bytes: sampleFiles.pdf }
const empty = { file: '', bytes: Buffer.alloc(0) }

const storedRoster = async ({ organisationId }: Member) => {
  const own = and(eq(forms.organisationId, organisationId), eq(forms.formType, 'night-shift-roster'))
  const [form] = await database().select().from(forms).where(own)
  return form?.fields
}

describe('the roster of the night shift', () => {
  it('is kept as text without a file', async () => {
    const member = await newMember()
    const answer = await send(contextOf(member), [text('Ma tot wo Ans\r\n'), empty, { name: 'goTo', value: 'save' }])
    expect(answer.status).toBe(303)
    expect(await storedRoster(member)).toEqual({ textual: 'Ma tot wo Ans', image: '' })
  })

  it('is kept as text and as files, and remembers the last file', async () => {
    const member = await newMember()
    const second = { ...pdf, file: 'rooster 2.pdf' }
    const answer = await send(contextOf(member), [text('Ans'), pdf, second, { name: 'goTo', value: 'next' }])
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/location/pass-down-night-shift-roster/done?location=0')
    const documents = await readDocuments(member, 0)
    const last = documents.find(({ name }) => name === 'rooster 2.pdf')
    expect(await storedRoster(member)).toEqual({ textual: 'Ans', image: last?.id })
  })

  it('keeps the file where the text is too long, and shows the text again', async () => {
    const member = await newMember()
    const tooLong = 'Ans '.repeat(2000)
    const answer = await send(contextOf(member), [text(tooLong), pdf])
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({
      files: { errors: [], added: 1 },
      refused: { reply: { initialValue: { textual: tooLong }, error: { textual: [expect.stringContaining('5000')] } } },
    })
    expect(namesOf(await readDocuments(member, 0))).toEqual(['rooster.pdf'])
    expect(await storedRoster(member)).toMatchObject({ textual: '' })
  })

  it('says in the usage log which field could not be read, never what was typed', async () => {
    const member = await newMember()
    await send(contextOf(member), [text('Ans '.repeat(2000)), empty])
    const own = and(eq(usageLog.organisationId, member.organisationId), eq(usageLog.logType, 'rejected'))
    const rows = await database().select({ data: usageLog.data }).from(usageLog).where(own)
    expect(rows).toEqual([{ data: 'night-shift-roster textual' }])
  })

  it('keeps the text where the file is refused', async () => {
    const member = await newMember()
    const html = { file: 'rooster.html', bytes: Buffer.from('<p>Ans</p>'.repeat(9)) }
    const answer = await send(contextOf(member), [text('Ans'), html])
    expect(answer).toMatchObject({
      status: 422,
      data: { refused: null, files: { added: 0, errors: [expect.any(String)] } },
    })
    expect(await storedRoster(member)).toEqual({ textual: 'Ans', image: '' })
  })

  it('overwrites nothing that a colleague changed meanwhile', async () => {
    const member = await newMember()
    await send(contextOf(member), [{ name: 'version', value: '0' }, text('Ans')])
    await send(contextOf(member), [{ name: 'version', value: '1' }, text('Bea')])
    const late = await send(contextOf(member), [{ name: 'version', value: '1' }, text('Cor')])
    expect(late).toMatchObject({ status: 409, data: { refused: { status: 409, version: 2 } } })
    expect(await storedRoster(member)).toMatchObject({ textual: 'Bea' })
  })
})
