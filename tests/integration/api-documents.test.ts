import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents, failure } from '#app/api/schemas.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { credentials, openCaller, ways, type Caller } from '#tests/support/api-caller.ts'
import { ask, type Answer } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { fileOf } from '#tests/support/documents-place.ts'
import { multipartRequest, type Part } from '#tests/support/multipart.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const pdf: Part = { file: 'plan.pdf', bytes: sampleFiles.pdf }
const png: Part = { file: 'foto.png', bytes: sampleFiles.png }
const floorPlanAt = (index: number | string) => `/api/document/upload?document_type=floor-plan&location_index=${index}`

/** A multipart form as bytes, with its type. */
async function multipart(parts: readonly Part[], isCutOff = false) {
  const { headers, body } = multipartRequest(parts, { isCutOff })
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  return { bytes, headers: { 'Content-Type': headers.get('Content-Type') ?? '' } }
}

const told = ({ status, headers, text }: Answer) => {
  expect(headers['content-type']).toContain('application/json')
  return { status, ...failure.parse(JSON.parse(text)) }
}

describe.each(ways)('by %s', (way) => {
  let caller: Caller
  beforeEach(async () => {
    caller = await openCaller(portal, await addOrganisation(['Huis', 'Tuin', '']), way)
  })
  const upload = async (path: string, parts: readonly Part[], isCutOff = false) => {
    const { bytes, headers } = await multipart(parts, isCutOff)
    return caller.post(path, bytes, headers)
  }
  const list = async (location_index: number | null) => {
    const { status, text } = await caller.post('/api/documents/get', { location_index })
    expect(status).toBe(200)
    return documents.parse(JSON.parse(text))
  }
  const expectNothingKept = async () =>
    expect([await list(0), await portal.filesOf(caller.member.organisationId)]).toEqual([[], []])

  describe('POST /api/document/upload', () => {
    test.each(['/api', '/ss/api'])('below %s keeps the files and gives the new documents', async (base) => {
      const path = floorPlanAt(0).replace('/api', base)
      const { status, text } = await upload(path, [{ name: 'note', value: 'x' }, pdf, png])
      const added = documents.parse(JSON.parse(text))
      const common = { document_type: 'floor-plan', location_index: 0, user_uploaded: true, accepted: false }
      expect([status, added]).toEqual([
        200,
        [
          { ...common, name: 'plan.pdf', media_type: 'application/pdf', size: sampleFiles.pdf.length },
          { ...common, name: 'foto.png', media_type: 'image/png', size: sampleFiles.png.length },
        ].map((one) => expect.objectContaining({ ...one, id: expect.any(String), created_at: expect.any(String) })),
      ])
      expect(await list(0)).toEqual(expect.arrayContaining(added))
      expect(await portal.filesOf(caller.member.organisationId)).toHaveLength(2)
    })

    test('changes the form as an upload on the page does', async () => {
      await upload(floorPlanAt(0), [pdf])
      expect(await storedForm(portal, caller.member, 'floor-plan')).toMatchObject({ fields: { uploadedOnce: true } })
      expect(await historyOf(portal, caller.member, 'floor-plan')).toMatchObject([{ path: 'uploadedOnce', way: 'api' }])
      const path = '/api/document/upload?document_type=night-shift-roster&location_index=1'
      const [roster] = documents.parse(JSON.parse((await upload(path, [pdf])).text))
      expect(await storedForm(portal, caller.member, 'night-shift-roster', 1)).toMatchObject({
        fields: { image: roster?.id },
      })
    })

    test('keeps what belongs to the organisation there', async () => {
      const path = '/api/document/upload?document_type=processing-agreement'
      const [added] = documents.parse(JSON.parse((await upload(path, [pdf])).text))
      expect(added).toMatchObject({ document_type: 'processing-agreement', location_index: null })
      expect(await list(null)).toEqual([added])
    })

    test.each([
      ['an unknown document type', 'document_type=nothing&location_index=0', 'document_type'],
      ['a task without documents', 'document_type=target-date&location_index=0', 'document_type'],
      ['no document type', 'location_index=0', 'document_type'],
      ['no location', 'document_type=floor-plan', 'location_index'],
      ['a location that is none', 'document_type=floor-plan&location_index=x', 'location_index'],
      ['a location below 0', 'document_type=floor-plan&location_index=-1', 'location_index'],
      ['a location of an organisation', 'document_type=processing-agreement&location_index=0', 'location_index'],
    ])('refuses %s', async (_what, query, path) => {
      const answer = told(await upload(`/api/document/upload?${query}`, [pdf]))
      expect(answer).toMatchObject({ status: 422, error: 'invalid', issues: [{ path }] })
      await expectNothingKept()
    })

    test.each([
      ['nothing', [], 422, 'invalid', 'Choose a file first.'],
      ['no file', [{ name: 'a', value: 'b' }], 422, 'invalid', 'Choose a file first.'],
      ['a file of another type', [pdf, { file: 'x.pdf', bytes: Buffer.from('MZ') }], 422, 'invalid', 'floor plan'],
      ['an empty file', [{ file: 'x.pdf', bytes: Buffer.alloc(0) }], 422, 'invalid', 'floor plan'],
      ['too many files', Array.from({ length: 21 }, () => pdf), 422, 'invalid', 'floor plan'],
      [
        'a file that is too large',
        [pdf, { file: 'x.pdf', bytes: Buffer.concat([sampleFiles.pdf, Buffer.alloc(1024 * 1024)]) }],
        ...([413, 'too_large', 'floor plan'] as const),
      ],
    ] satisfies [string, Part[], number, string, string][])(
      'keeps nothing of %s, and says why',
      async (_what, parts, status, error, words) => {
        const answer = told(await upload(floorPlanAt(0), parts))
        expect(answer).toMatchObject({ status, error, message: expect.stringContaining(words) })
        if (words === 'floor plan') {
          expect(answer.message).toBe('Failed to upload the floor plan. Please try again.')
          expect(answer.issues?.[0]?.message).toMatch(/\S/)
        }
        await expectNothingKept()
      },
    )

    test('keeps nothing of what breaks off', async () => {
      const answer = told(await upload(floorPlanAt(0), [pdf], true))
      expect(answer).toMatchObject({ status: 400, error: 'malformed' })
      expect(answer.message).toBe('Failed to upload the floor plan. Please try again.')
      await expectNothingKept()
    })

    test('takes a multipart form only', async () => {
      for (const type of ['application/json', 'application/pdf', 'application/x-www-form-urlencoded']) {
        const answer = told(await caller.post(floorPlanAt(0), sampleFiles.pdf, { 'Content-Type': type }))
        expect(answer).toMatchObject({ status: 415, error: 'unsupported_media_type' })
      }
    })

    test('says that there is no such location, or that it has no name yet', async () => {
      expect(told(await upload(floorPlanAt(7), [pdf]))).toMatchObject({ status: 404, error: 'unknown_location' })
      expect(told(await upload(floorPlanAt(2), [pdf]))).toMatchObject({ status: 409, error: 'location_not_created' })
      await expectNothingKept()
    })

    test('takes no more than all files at their largest', async () => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
      const answer = told(await caller.post(floorPlanAt(0), Buffer.alloc(22 * 1024 * 1024), headers))
      expect(answer).toMatchObject({ status: 413, error: 'too_large' })
    })
  })

  describe('POST /api/documents/get', () => {
    test.each(['/api/documents/get', '/ss/api/documents/get'])('%s gives the documents of one place', async (path) => {
      const at = (locationIndex: number | null, name: string) =>
        addDocuments(caller.member, { documentType: 'floor-plan', locationIndex }, [fileOf(name)])
      await Promise.all([at(null, 'o.pdf'), at(0, 'a.pdf'), at(1, 'b.pdf')])
      for (const [location_index, name] of [
        [null, 'o.pdf'],
        [0, 'a.pdf'],
        [1, 'b.pdf'],
      ] as const) {
        const { text } = await caller.post(path, { location_index })
        expect(documents.parse(JSON.parse(text))).toMatchObject([{ location_index, name }])
      }
      expect(documents.parse(JSON.parse((await caller.post(path, {})).text))).toMatchObject([{ name: 'o.pdf' }])
    })

    test.each([
      [{ location_index: 'x' }, 422, 'invalid'],
      [{ location_index: -1 }, 422, 'invalid'],
      [[], 422, 'invalid'],
      [{ location_index: 7 }, 404, 'unknown_location'],
      ['{', 400, 'malformed'],
    ])('answers %j with an error', async (body, status, error) => {
      expect(told(await caller.post('/api/documents/get', body))).toMatchObject({ status, error })
    })
  })
})

describe('an upload with a cookie', () => {
  const send = async (own: Record<string, string>, parts: readonly Part[]) => {
    const { bytes, headers } = await multipart(parts)
    return ask(portal.origin, floorPlanAt(0), { method: 'POST', headers: { ...own, ...headers }, body: bytes })
  }

  test('needs a sign that it comes from the portal', async () => {
    const member = await addOrganisation(['Huis'])
    const { Cookie = '' } = await credentials(portal, member, 'session cookie')
    const page = await ask(portal.origin, '/location/upload-floor-plan/upload?location=0', { headers: { Cookie } })
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(page.text) ?? []
    const foreign: Record<string, string>[] = [{}, { Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'none' }]
    for (const sign of foreign) {
      expect(told(await send({ Cookie, ...sign }, [pdf]))).toMatchObject({ status: 403, error: 'forbidden' })
    }
    expect(await portal.filesOf(member.organisationId)).toEqual([])
    expect((await send({ Cookie, Origin: portal.origin }, [pdf])).status).toBe(200)
    expect((await send({ Cookie }, [{ name: 'csrf', value: csrf }, pdf])).status).toBe(200)
  })
})
