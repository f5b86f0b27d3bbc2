import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AppLoadContext } from '@remix-run/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments, readDocuments, removeDocument } from '#app/persistence/documents/documents.server.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { floorPlan } from '#app/roadmap/location/upload-floor-plan/item.ts'
import { loader as download } from '#app/routes/documents/download.ts'
import { action as remove, loader as askToRemove } from '#app/routes/documents/remove.tsx'
import { documents } from '#drizzle/schema/documents.ts'
import {
  contextOf,
  fileOf,
  floorPlans,
  namesOf,
  newMember,
  openDocumentsPlace,
  outcome,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'
import { multipartRequest } from '#tests/support/multipart.ts'

let place: DocumentsPlace
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())

describe('a download', () => {
  async function stored(member: Member) {
    const upload = pageAction(floorPlan, 'upload')
    const request = multipartRequest([{ file: 'plan – étage.pdf', bytes: sampleFiles.pdf }], { path: '/x?location=0' })
    await upload({ request, context: contextOf(member), params: {} })
    const [document] = await readDocuments(member, 0)
    return document?.id ?? ''
  }
  const get = (member: Member, id: string, headers: Record<string, string> = {}, method = 'GET') =>
    outcome(() =>
      download({
        request: new Request('http://localhost/', { method, headers }),
        context: contextOf(member),
        params: { id },
      }),
    )

  it('is an attachment that runs nowhere', async () => {
    const member = await newMember()
    const { response, headers, status } = await get(member, await stored(member))
    expect(status).toBe(200)
    expect(Buffer.from(await (response ?? new Response()).arrayBuffer())).toEqual(sampleFiles.pdf)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="plan _ etage.pdf"; filename*=UTF-8''plan%20%E2%80%93%20%C3%A9tage.pdf`,
      'content-length': String(sampleFiles.pdf.length),
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
  })

  it('can be had in parts', async () => {
    const member = await newMember()
    const id = await stored(member)
    const part = await get(member, id, { Range: 'bytes=1-3' })
    expect([part.status, part.headers.get('Content-Range'), await part.response?.text()]).toEqual([
      206,
      'bytes 1-3/15',
      'PDF',
    ])
    expect((await get(member, id, { Range: 'bytes=99-' })).status).toBe(416)
    expect((await get(member, id, { Range: 'bytes=1-3', 'If-Range': '"another"' })).status).toBe(200)
    const etag = part.headers.get('ETag') ?? ''
    expect((await get(member, id, { Range: 'bytes=1-3', 'If-Range': etag })).status).toBe(206)
    const head = await get(member, id, {}, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), await head.response?.text()]).toEqual([200, '15', ''])
  })

  it('is the same 404 for unknown, foreign and removed documents and for lost bytes', async () => {
    const [member, stranger] = [await newMember(), await newMember()]
    const id = await stored(member)
    expect((await get(stranger, id)).status).toBe(404)
    expect((await get(member, randomUUID())).status).toBe(404)
    await rm(`${place.folder}/files/${member.organisationId}`, { recursive: true })
    expect((await get(member, id)).status).toBe(404)
    await removeDocument(member, id)
    expect((await get(member, id)).status).toBe(404)
  })
})

describe('the question whether a document may go', () => {
  const ask = (member: Member, id: string, returnTo = '/location/upload-floor-plan/upload?location=0') =>
    askToRemove({
      request: new Request(`http://localhost/documents/${id}/remove?${new URLSearchParams({ returnTo })}`),
      context: contextOf(member),
      params: { id },
    })
  const say = (context: AppLoadContext, id: string, fields: Record<string, string>) =>
    outcome(() =>
      remove({
        request: new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) }),
        context,
        params: { id },
      }),
    )

  it('names the file and goes back to where it was asked', async () => {
    const member = await newMember()
    const [added] = await addDocuments(member, floorPlans, [fileOf('weg.pdf')])
    const id = added?.id ?? ''
    expect(await ask(member, id)).toEqual({
      name: 'weg.pdf',
      isAccepted: false,
      returnTo: '/location/upload-floor-plan/upload?location=0',
    })
    expect((await ask(member, id, '//evil.example')).returnTo).toBe('/')
    for (const returnTo of ['/location/upload-floor-plan/upload?location=0', '//evil.example']) {
      const answer = await say(contextOf(member), id, { returnTo })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe(returnTo.startsWith('//') ? '/' : returnTo)
    }
    expect(await readDocuments(member, 0)).toEqual([])
  })

  it('removes nothing without the csrf field where it is owed, for strangers, or once it was checked', async () => {
    const [member, stranger] = [await newMember(), await newMember()]
    const [added] = await addDocuments(member, floorPlans, [fileOf('blijft.pdf')])
    const id = added?.id ?? ''
    expect((await say(contextOf(member, { csrfOwed: true }), id, {})).status).toBe(403)
    expect((await say(contextOf(stranger), id, {})).status).toBe(404)
    await expect(ask(stranger, id)).rejects.toMatchObject({ status: 404 })
    await database().update(documents).set({ accepted: true }).where(eq(documents.id, id))
    expect((await say(contextOf(member), id, {})).status).toBe(409)
    expect(await ask(member, id)).toMatchObject({ isAccepted: true })
    expect(namesOf(await readDocuments(member, 0))).toEqual(['blijft.pdf'])
  })
})
