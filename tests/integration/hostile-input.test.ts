import { dequal } from 'dequal/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { fileOf } from '#tests/support/documents-place.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { builtRoutes } from '#tests/support/site-map.ts'
import { everythingOf } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { encoded, ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let member: Member
let administrator: Actor
let document: string
beforeAll(async () => {
  portal = await openPortal()
  member = await addOrganisation(['Huis'])
  administrator = await newAdmin()
  const [added] = await addDocuments(member, { documentType: 'floor-plan', locationIndex: 0 }, [fileOf('plan.pdf')])
  document = added?.id ?? ''
})
afterAll(() => portal.close())

// What programs ask of a calendar or about a file, and what a page tells by itself, has no words for anybody; tests of it are in
// calendar-feed-address, share-links and verify.
const wordless = new Set(['routes/calendar-feed', 'sharing/pages/share/opened', 'sharing/pages/verify/json'])
const actions = (await builtRoutes()).filter(({ id, hasAction }) => hasAction && !wordless.has(id))
const million = 'x'.repeat(1_000_000)
const multipart = { ...ownForm, 'Content-Type': 'multipart/form-data; boundary=b' }
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const ward = (index: number | string) => `wards[${index}]`

/** Bodies that no browser of ours sends; none of them says anything that may be saved. */
const bodies: [string, string | Buffer, Record<string, string>][] = [
  ['no content type', 'goTo=save', { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': '' }],
  ['text', 'goTo=save', { ...ownForm, 'Content-Type': 'text/plain' }],
  ['JSON', '{"__proto__":{"isAdmin":true}}', { ...ownForm, 'Content-Type': 'application/json' }],
  ['a content type that is none', 'goTo=save', { ...ownForm, 'Content-Type': 'a/b/c;;;=' }],
  ['multipart without a boundary', part('goTo', 'save'), { ...ownForm, 'Content-Type': 'multipart/form-data' }],
  [
    'multipart with another boundary',
    part('goTo', 'save'),
    { ...multipart, 'Content-Type': 'multipart/form-data; boundary=c' },
  ],
  ['multipart that breaks off', `${part('goTo', 'save')}--b\r\nContent-Disp`, multipart],
  ['multipart of nothing', '', multipart],
  ['a multipart part without a name', '--b\r\n\r\nx\r\n--b--\r\n', multipart],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x3d, 0xc3, 0x28]), ownForm],
  ['half a percent sign', '%zz=%&=&&%e0%a4=%c3%28', ownForm],
]

/** Those that are forms after all, though without a field that we know. */
const isFormAfterAll = new Set(['bytes that are no text', 'half a percent sign'])

/** A question that may leave everything out is asked by any object. */
const isQuestionAfterAll = (id: string, what: string) => id.endsWith('api/documents/get') && what === 'JSON'

/** Fields in shapes that pages do not have. */
const fields: [string, Record<string, string | string[]>][] = [
  ['ten thousand unknown fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 'x']))],
  [
    'names of the prototype',
    { __proto__x: 'x', '__proto__.isAdmin': 'x', 'constructor.prototype.x': 'x', 'wards[0].__proto__.id': 'x' },
  ],
  ['a row number beyond all bounds', { [`${ward(99999999)}.id`]: 'aaaaaaa1', [`${ward(99999999)}.name`]: 'Gekaapt' }],
  [
    'rows that are none',
    { [`${ward(-1)}.name`]: 'x', [`${ward('')}.name`]: 'x', [`${ward('1e3')}.name`]: 'x', 'wards.length': '9' },
  ],
  [
    'rows without an id, or with an odd one',
    { [`${ward(0)}.name`]: 'Gekaapt', [`${ward(1)}.id`]: '../../x', [`${ward(1)}.name`]: 'Gekaapt' },
  ],
  ['deep names', { [`${'a.'.repeat(50_000)}b`]: 'x', [`${'wards[0].'.repeat(20_000)}name`]: 'x' }],
  ['buttons that are none', { goTo: ['remove:__proto__:x', 'add:constructor', 'language:xx', '//evil.example', '\0'] }],
]

function addressOf(path: string): string {
  const more = path.endsWith('/document/upload') ? '&location_index=0&document_type=floor-plan' : ''
  return `${path.replace(':id', document).replace('*', 'nowhere')}?location=0${more}`
}

/** What the API says is wrong; one address says it in a pair. */
const failureIn = (text: string): unknown => [JSON.parse(text)].flat().at(-1)

/** Where the API says what is wrong; where tokens are asked for, as the standard has it. */
const wordsOf = (id: string) => (id.endsWith('/oauth/token') ? 'error_description' : 'message')

/** Whether a route keeps what is typed in fields; others are about what their address says. */
function asksFields(id: string): boolean {
  const [, folder = '', page = ''] = /^roadmap\/(.*)\/pages\/([\w-]+)$/.exec(id) ?? []
  const item = allItems.find(({ item: { path } }) => path === `/${folder}`)?.item
  return id === 'routes/not-found' || item?.pageFields[page] !== undefined
}

/** Sends a body; fails where that is a failure of ours. */
async function send(visitor: Visitor, path: string, body: string | Buffer, headers: Record<string, string>) {
  const before = await everythingOf(portal, member.organisationId)
  const { status, text } = await visitor.ask(path, { method: 'POST', headers, body })
  expect(status).toBeLessThan(500)
  return { status, text, hasSaved: !dequal(await everythingOf(portal, member.organisationId), before) }
}

describe.each(actions.map(({ id, path }) => [id, path]))('%s', (id, path) => {
  const isStaffs = path.startsWith('/admin')
  const isPage = !/^(ss\/)?api\/|^routes\/authentication\/token$/.test(id)

  test.each(bodies)('refuses %s in words', async (what, body, headers) => {
    const isForm = isFormAfterAll.has(what) || isQuestionAfterAll(id, what)
    for (const language of ['nl', 'en']) {
      const visitor = await signedIn(portal.origin, isStaffs ? administrator : member)
      visitor.cookies.set('routekaart.language', language)
      const { status, text, hasSaved } = await send(visitor, addressOf(path), body, headers)
      if (!isForm) expect({ isRefused: status >= 400, hasSaved }).toEqual({ isRefused: true, hasSaved: false })
      if (status < 400) continue
      if (isPage) expect(text).toContain(`<html lang="${language}"`)
      else expect(failureIn(text)).toMatchObject({ error: expect.any(String), [wordsOf(id)]: expect.any(String) })
      expect(text).not.toMatch(/Unexpected Server Error|\n\s+at .*:\d+:\d+/)
    }
  })

  test.each(asksFields(id) ? fields : [])('keeps nothing of %s', async (_what, typed) => {
    const visitor = await signedIn(portal.origin, member)
    const base = { locationId: locationId(0), version: '0', goTo: 'save' }
    const { hasSaved } = await send(visitor, addressOf(path), encoded({ ...base, ...typed }), ownForm)
    expect(hasSaved).toBe(false)
  })

  test('refuses five megabytes', async () => {
    const visitor = await signedIn(portal.origin, member)
    const { status, hasSaved } = await send(visitor, addressOf(path), `a=${million.repeat(5)}`, ownForm)
    // The page for lists of people says itself what is too large for it; who is no staff is sent home before.
    expect([status, hasSaved]).toEqual([path === '/admin/users/bulk' ? 303 : 413, false])
  })
})

describe.each(['locationId', 'version', 'draft', 'author', 'goTo', 'upload:replaces'])('NUL in %s', (name) => {
  test.each([
    ['/location/basic-info/contacts', { 'contact.first_name': 'Gekaapt' }, 'form'],
    ['/location/pass-down-night-shift-roster/upload', { textual: 'Gekaapt' }, 'upload'],
  ])('is refused in words by %s', async (path, typed, kind) => {
    const visitor = await signedIn(portal.origin, member)
    const sent = { locationId: locationId(0), version: '0', goTo: 'save', ...typed, [name]: 'a\0b' }
    const parts = Object.entries(sent).map(([field, value]) => part(field, value))
    const answer = await (kind === 'upload'
      ? send(visitor, addressOf(path), `${parts.join('')}--b--\r\n`, multipart)
      : send(visitor, addressOf(path), encoded(sent), ownForm))
    expect([answer.status, answer.hasSaved]).toEqual([400, false])
  })
})

test('a body that nobody reads does not hold up what comes after it', async () => {
  const visitor = await signedIn(portal.origin, member)
  for (const path of ['/nowhere', '/help', '/api/roadmap']) {
    // One connection after the other is used again.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post(path, { a: million })).map(async (answer) => (await answer).status),
    )
    expect(answers.every((status) => status === 404 || status === 405)).toBe(true)
    expect((await visitor.ask('/help')).status).toBe(200)
  }
})
