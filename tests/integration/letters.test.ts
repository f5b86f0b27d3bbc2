import type { AppLoadContext } from '@remix-run/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import { loader as download } from '#app/routes/item/download.ts'
import { docxType } from '#app/roadmap/letters/docx.server.ts'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { wifiSettings } from '#app/roadmap/location/setup-it-settings/item.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { textOfDocx } from '#tests/support/docx.ts'
import {
  contextOf,
  newMember,
  openDocumentsPlace,
  outcome,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'

let place: DocumentsPlace
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())

const page = (location: number) => `http://localhost/location/setup-it-settings/brochure?location=${location}`
const file = (location: number) => `http://localhost/location/setup-it-settings/download/brochure?location=${location}`

const press = (context: AppLoadContext, location = 0, locationId = 'aaaaaaaa') => {
  const request = new Request(page(location), { method: 'POST', body: new URLSearchParams({ locationId }) })
  return outcome(() => letterAction(wifiSettings, 'brochure')({ request, context, params: {} }))
}
const fetchFile = (context: AppLoadContext, location = 0, name = 'brochure') =>
  outcome(() => download({ request: new Request(file(location)), context, params: { name } }))

describe('downloading the brochure', () => {
  it('is noted once, with its history, and leads to the file', async () => {
    const member = await newMember()
    for (const _ of [1, 2]) {
      const answer = await press(contextOf(member))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe('/location/setup-it-settings/download/brochure?location=0')
    }
    const stored = await database().select().from(forms).where(eq(forms.organisationId, member.organisationId))
    const form = stored.find(({ formType }) => formType === 'wifi-settings')
    expect(form).toMatchObject({ version: 1, locationIndex: 0, fields: { downloadedBrochure: true } })
    const history = await database()
      .select()
      .from(formChanges)
      .where(eq(formChanges.organisationId, member.organisationId))
    expect(history).toMatchObject([{ path: 'downloadedBrochure', from: false, to: true, userName: 'Anna' }])
  })

  it('gives a Word file in the language of the reader, and changes nothing', async () => {
    const member = await newMember()
    const answer = await fetchFile(contextOf(member, { language: 'en' }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe(docxType)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(answer.headers.get('Content-Disposition')).toContain('attachment; filename="Brochure for IT Huis.docx"')
    const text = textOfDocx((await answer.response?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(text).toContain('This brochure is for the IT colleague at De Proef. Huis is preparing')
    expect(text).toContain('[to be filled in]')
    const stored = await database().select().from(forms).where(eq(forms.organisationId, member.organisationId))
    expect(stored.map(({ formType }) => formType)).toEqual(['org-information'])
  })

  it('gives a PDF where that is asked for, noted the same', async () => {
    const member = await newMember()
    const body = new URLSearchParams({ locationId: 'aaaaaaaa', as: 'pdf' })
    const request = new Request(page(0), { method: 'POST', body })
    const context = contextOf(member)
    const pressed = await outcome(() => letterAction(wifiSettings, 'brochure')({ request, context, params: {} }))
    const address = pressed.headers.get('Location') ?? ''
    expect(address).toBe('/location/setup-it-settings/download/brochure?location=0&as=pdf')
    const asked = new Request(`http://localhost${address}`)
    const answer = await outcome(() => download({ request: asked, context, params: { name: 'brochure' } }))
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Content-Disposition')).toContain('Brochure ICT Huis.pdf')
    const bytes = Buffer.from((await answer.response?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is refused where the location has no name yet, has moved, or has no such letter', async () => {
    const member = await newMember()
    expect((await press(contextOf(member), 0, 'cccccccc')).status).toBe(409)
    expect((await press(contextOf(member), 1, 'bbbbbbbb')).status).toBe(409)
    expect((await fetchFile(contextOf(member), 1)).status).toBe(404)
    expect((await fetchFile(contextOf(member), 7)).status).toBe(404)
    expect((await fetchFile(contextOf(member), 0, 'other')).status).toBe(404)
    expect((await press(contextOf(member, { csrfOwed: true }))).status).toBe(403)
  })

  it('shows the same letter on the page', async () => {
    const context = contextOf(await newMember())
    const data = await letterLoader(
      wifiSettings,
      'brochure',
      'brochure',
    )({ request: new Request(page(0)), context, params: {} })
    expect(data).toMatchObject({
      page: 'brochure',
      locationId: 'aaaaaaaa',
      handOut: { letter: { title: 'Bedsensoren op het WiFi-netwerk' }, standIn: null },
    })
  })
})
