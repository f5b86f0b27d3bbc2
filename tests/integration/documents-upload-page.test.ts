import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csrfFor } from '#app/platform/auth/csrf.server.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { database } from '#app/persistence/database.server.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { nightShiftRoster } from '#app/roadmap/location/pass-down-night-shift-roster/item.ts'
import { bedPlates } from '#app/roadmap/location/share-bed-plate-type/item.ts'
import { floorPlan } from '#app/roadmap/location/upload-floor-plan/item.ts'
import { processingAgreement } from '#app/roadmap/organisation/sign-processing-agreement/item.ts'
import { forms } from '#drizzle/schema/forms.ts'
import {
  contextOf,
  idHash,
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

describe('the upload page', () => {
  const address = '/location/upload-floor-plan/upload?location=0'
  const upload = pageAction(floorPlan, 'upload')
  const post = (context: AppLoadContext, parts: readonly Part[], at = address) =>
    outcome(() => upload({ request: multipartRequest(parts, { path: at }), context, params: {} }))
  const pdf = { file: 'plan.pdf', bytes: sampleFiles.pdf }

  it('keeps what was chosen and goes on', async () => {
    const member = await newMember()
    const answer = await post(contextOf(member), [
      { name: 'locationId', value: 'aaaaaaaa' },
      pdf,
      { name: 'goTo', value: 'next' },
    ])
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/location/upload-floor-plan/confirmation?location=0')
    expect(answer.headers.get('Set-Cookie')).toContain('routekaart.flash')
    expect(namesOf(await readDocuments(member, 0))).toEqual(['plan.pdf'])
    const stored = await database().select().from(forms).where(eq(forms.organisationId, member.organisationId))
    expect(stored.find(({ formType }) => formType === 'floor-plan')).toMatchObject({
      fields: { uploadedOnce: true },
      locationIndex: 0,
    })
  })

  it('goes on where nothing was chosen, and asks for a file where one was to be uploaded', async () => {
    const member = await newMember()
    const empty = { file: '', bytes: Buffer.alloc(0) }
    expect((await post(contextOf(member), [empty, { name: 'goTo', value: 'next' }])).status).toBe(303)
    const asked = await post(contextOf(member), [empty, { name: 'goTo', value: 'save' }])
    expect(asked).toMatchObject({ status: 422, data: { files: { errors: ['Kies eerst een bestand.'] } } })
    expect(await readDocuments(member, 0)).toEqual([])
  })

  it('says why a file was refused, and shows the ones that were kept', async () => {
    const member = await newMember()
    const context = contextOf(member, { language: 'en' })
    const big = { file: 'big.pdf', bytes: Buffer.concat([sampleFiles.pdf, Buffer.alloc(1024 * 1024)]) }
    const answer = await post(context, [pdf, { file: 'plan.html', bytes: Buffer.from('<p>plan</p>'.repeat(9)) }, big])
    expect(answer.status).toBe(422)
    const errors = [
      'plan.html isn’t a PDF, a photo, or a Word or Excel file. Save it as one of these and upload it again.',
      'big.pdf is larger than 1 MB. Make the file smaller and upload it again.',
    ]
    expect(answer.data).toEqual({ refused: null, files: { added: 1, errors } })
    const request = new Request(`http://localhost${address}`)
    const page = await pageLoader(floorPlan, 'upload')({ request, context, params: {} })
    expect(namesOf(page.files?.documents ?? [])).toEqual(['plan.pdf'])
    expect(await place.filesOf(member)).toBe(1)
  })

  it('stores nothing without the csrf field where the browser owes it', async () => {
    const member = await newMember()
    const context = () => contextOf(member, { csrfOwed: true })
    for (const parts of [
      [pdf],
      [{ name: 'csrf', value: 'wrong' }, pdf],
      [pdf, { name: 'csrf', value: csrfFor(idHash) }],
    ]) {
      expect((await post(context(), parts)).status).toBe(403)
    }
    expect(await place.filesOf(member)).toBe(0)
    expect((await post(context(), [{ name: 'csrf', value: csrfFor(idHash) }, pdf])).status).toBe(303)
  })

  it('stores nothing for a location without a name, or one that has moved', async () => {
    const member = await newMember()
    const unnamed = await post(contextOf(member), [pdf], address.replace('location=0', 'location=1'))
    const moved = await post(contextOf(member), [{ name: 'locationId', value: 'cccccccc' }, pdf])
    expect([unnamed.status, moved.status]).toEqual([409, 409])
    expect(await place.filesOf(member)).toBe(0)
    expect(await readDocuments(member, 0)).toEqual([])
  })

  it('leaves neither row nor file where the form breaks off', async () => {
    const member = await newMember()
    const request = multipartRequest([pdf, pdf], { isCutOff: true, path: address })
    const answer = await outcome(() => upload({ request, context: contextOf(member), params: {} }))
    const errors = ['Het uploaden van de plattegrond is niet gelukt. Probeer het opnieuw.']
    expect(answer).toMatchObject({ status: 400, data: { files: { errors } } })
    expect(await place.filesOf(member)).toBe(0)
    expect(await readDocuments(member, 0)).toEqual([])
  })

  it.each([
    [floorPlan, 'de plattegrond', 'the floor plan'],
    [bedPlates, 'de foto’s van de bedplaten', 'the photos of the bed plates'],
    [nightShiftRoster, 'het rooster van de nachtdienst', 'the night shift roster'],
    [processingAgreement, 'de getekende verwerkersovereenkomst', 'the signed data processing agreement'],
  ])('says what did not arrive', async (item, dutch, english) => {
    const member = await newMember()
    for (const [language, error] of [
      ['nl', `Het uploaden van ${dutch} is niet gelukt. Probeer het opnieuw.`],
      ['en', `Failed to upload ${english}. Please try again.`],
    ] as const) {
      const request = multipartRequest([pdf], { isCutOff: true, path: '/upload?location=0' })
      const send = () => pageAction(item, 'upload')({ request, context: contextOf(member, { language }), params: {} })
      expect(await outcome(send)).toMatchObject({ status: 400, data: { files: { errors: [error] } } })
    }
  })

  it('leaves no file where the rows cannot be written', async () => {
    const member = await newMember()
    const context = contextOf({ ...member, userId: randomUUID() })
    await readRoute({ request: new Request(`http://localhost${address}`), context }, 'location')
    await expect(post(context, [pdf])).rejects.toThrow()
    expect(await place.filesOf(member)).toBe(0)
    expect(await readDocuments(member, 0)).toEqual([])
  })
})
