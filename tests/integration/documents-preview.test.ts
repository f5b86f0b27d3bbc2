import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { keepDocument, onePagePdf } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let leader: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  member = await addOrganisation(['Huis'])
  leader = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

/** The bytes of an answer; `ask` reads text. */
async function fetchPreview(visitor: Visitor, address: string) {
  const Cookie = [...visitor.cookies].map((cookie) => cookie.join('=')).join('; ')
  const answer = await fetch(portal.origin + address, { headers: { Cookie } })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const previewOf = async (mediaType: string, bytes: Uint8Array) => {
  const { id } = await keepDocument(member, { mediaType, bytes })
  return fetchPreview(leader, `/documents/${id}/preview`)
}

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ff0000' } })

/** A part of a PNG, without its check sum: whoever looks at the size first needs none. */
function pngPart(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

/** A black and white PNG that says to be so large, with as many rows as it really has. */
function hugePng(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', head),
    pngPart('IDAT', pixels),
    pngPart('IEND', Buffer.alloc(0)),
  ])
}

describe('a preview', () => {
  test.each<[string, string, () => Promise<Uint8Array>, [number, number]]>([
    ['a PNG', 'image/png', () => red(3200, 1600).png().toBuffer(), [1600, 800]],
    ['a small GIF', 'image/gif', () => red(40, 30).gif().toBuffer(), [40, 30]],
    ['a WebP', 'image/webp', () => red(40, 30).webp().toBuffer(), [40, 30]],
    [
      'a photo on its side',
      'image/jpeg',
      () => red(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      [300, 400],
    ],
    ['a PDF', 'application/pdf', () => Promise.resolve(onePagePdf()), [1200, 1600]],
  ])('of %s is a picture made anew', async (_, mediaType, make, [width, height]) => {
    const { status, headers, bytes } = await previewOf(mediaType, await make())
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width, height })
    const { exif, xmp, icc, ...metadata } = await sharp(bytes).metadata()
    expect([metadata.format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined])
    // Somewhere in the lower half all of them are red.
    const [r = 0, g = 0, b = 0] = data.subarray((Math.floor(height * 0.7) * width + Math.floor(width / 2)) * 3)
    expect([r > 200, g < 60, b < 60]).toEqual([true, true, true])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  const script = '<script>alert(1)</script>'
  test.each<[string, string, () => Promise<Uint8Array>]>([
    ['30,000 x 30,000 pixels', 'image/png', () => Promise.resolve(hugePng(30_000, 30_000, 30_000))],
    ['a header alone', 'image/png', () => Promise.resolve(hugePng(30_000, 30_000, 0).subarray(0, 40))],
    [
      'half a PNG',
      'image/png',
      async () => (await red(2000, 2000).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9e5),
    ],
    ['half a JPEG', 'image/jpeg', async () => (await red(2000, 2000).jpeg().toBuffer()).subarray(0, 9000)],
    [
      'an SVG that says it is a PNG',
      'image/png',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
    [
      'a page that starts like a PNG',
      'image/png',
      () => Promise.resolve(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(script)])),
    ],
    ['a page that starts like a PDF', 'application/pdf', () => Promise.resolve(Buffer.from(`%PDF-1.4${script}`))],
    ['half a PDF', 'application/pdf', () => Promise.resolve(onePagePdf().subarray(0, 120))],
    ['a photo in HEIC', 'image/heic', () => Promise.resolve(Buffer.from('ftypheic'))],
  ])('of %s is refused in words', async (_, mediaType, make) => {
    const { status, headers, bytes } = await previewOf(mediaType, await make())
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(bytes.toString()).toBe('Van dit bestand kunnen we geen voorbeeld laten zien. U kunt het wel downloaden.')
  })

  test('is for their own people and provider staff', async () => {
    const { id } = await keepDocument(member)
    const [admin, stranger] = [await newAdmin(), await addOrganisation(['Tuin'])]
    const ask = async (actor: typeof admin, path: string) =>
      (await fetchPreview(await signedIn(portal.origin, actor), path)).status
    expect(await ask(stranger, `/documents/${id}/preview`)).toBe(404)
    expect(await ask(admin, `/admin/review/${member.organisationId}/${id}/preview`)).toBe(200)
    expect(await ask(admin, `/admin/review/${stranger.organisationId}/${id}/preview`)).toBe(404)
  })

  test('is drawn once for all who look at it', async () => {
    const { id } = await keepDocument(member)
    const address = `/documents/${id}/preview`
    const first = await fetchPreview(leader, address)
    const [kept] = await portal.sql`select storage_key as key from documents where id = ${id}`
    await fileStore().remove(String(kept?.key))
    const again = await fetchPreview(await signedIn(portal.origin, member), address)
    expect([first.status, again.status, again.bytes.equals(first.bytes)]).toEqual([200, 200, true])
  })

  test.each(['waiting', 'infected'])('and the file itself are kept back while its scan is %s', async (scan) => {
    const { id } = await keepDocument(member)
    await portal.sql`update documents set scan = ${scan} where id = ${id}`
    const staff = await signedIn(portal.origin, await newAdmin())
    const review = `/admin/review/${member.organisationId}/${id}`
    for (const what of ['preview', 'download']) {
      const own = await leader.ask(`/documents/${id}/${what}`)
      const theirs = await staff.ask(`${review}/${what}`)
      for (const { status, text } of [own, theirs]) expect([status, /virus/.test(text)]).toEqual([409, true])
    }
    expect((await staff.post(review, { verdict: 'accept', seenAt: '' })).status).toBe(409)
  })
})
