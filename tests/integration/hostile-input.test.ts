import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { fileOf } from '#tests/support/documents-place.ts'
import { isFormAfterAll, multipart, oddBodies, oddFields, part } from '#tests/support/odd-bodies.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { testRefusals } from '#tests/support/refusals.ts'
import { builtRoutes } from '#tests/support/site-map.ts'
import { inStages } from '#tests/support/stages.ts'
import { everythingOf } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { encoded, ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let member: Member
let administrator: Actor
let document: string
let leader: Visitor
beforeAll(async () => {
  portal = await openPortal()
  member = await addOrganisation(['Huis'])
  administrator = await newAdmin()
  leader = await signedIn(portal.origin, member)
  const [added] = await addDocuments(member, { documentType: 'floor-plan', locationIndex: 0 }, [fileOf('plan.pdf')])
  document = added?.id ?? ''
})
afterAll(() => portal.close())

// What programs ask of a calendar or about a file, and what a page tells by itself, has no words for anybody; tests of it are in
// calendar-feed-address, share-links and verify.
const wordless = new Set(['routes/calendar-feed', 'sharing/pages/share/opened', 'sharing/pages/verify/json'])
const actions = (await builtRoutes()).filter(({ id, hasAction }) => hasAction && !wordless.has(id))
const million = 'x'.repeat(1_000_000)
const fiveMegabytes = Buffer.from(`a=${million.repeat(5)}`)

/** A question that may leave everything out is asked by any object. */
const isQuestionAfterAll = (id: string, what: string) => id.endsWith('api/documents/get') && what === 'JSON'

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

type Action = (typeof actions)[number]
type Body = (typeof oddBodies)[number]

const languages = ['nl', 'en'] as const
const everything = () => everythingOf(portal, member.organisationId)

/** Who may use an action; signed in once for all bodies of it in a language. */
const signedInFor = new Map<string, Visitor>()
async function userOf({ id, path }: Action, language: string): Promise<Visitor> {
  const actor = path.startsWith('/admin') ? administrator : member
  const visitor = signedInFor.get(`${id} ${language}`) ?? (await signedIn(portal.origin, actor))
  signedInFor.set(`${id} ${language}`, visitor)
  visitor.cookies.set('routekaart.language', language)
  return visitor
}

/** Sends a body; fails where that is a failure of ours. */
async function send(visitor: Visitor, path: string, body: string | Buffer, headers: Record<string, string>) {
  const { status, text } = await visitor.ask(path, { method: 'POST', headers, body })
  expect(status).toBeLessThan(500)
  return { status, text }
}

/** Sends a body; fails where it is refused in words that are not for who sent it. */
async function sendInWords(visitor: Visitor, { id, path }: Action, language: string, [, body, headers]: Body) {
  const { status, text } = await send(visitor, addressOf(path), body, headers)
  if (status < 400) return status
  const isPage = !/^(ss\/)?api\/|^routes\/authentication\/token$/.test(id)
  if (isPage) expect(text).toContain(`<html lang="${language}"`)
  else expect(failureIn(text)).toMatchObject({ error: expect.any(String), [wordsOf(id)]: expect.any(String) })
  expect(text).not.toMatch(/Unexpected Server Error|\n\s+at .*:\d+:\d+/)
  return status
}

/** Every body in one language: the next action, and the next body of this one, has the other. */
const sent = actions.flatMap((action, at) =>
  oddBodies.map((body, number) => ({ action, body, language: languages[(at + number) % 2 ? 1 : 0] })),
)
const isForm = ({ action: { id }, body: [what] }: (typeof sent)[number]) =>
  isFormAfterAll.has(what) || isQuestionAfterAll(id, what)

const toRefuse = sent.filter((one) => !isForm(one)).map((one) => [`${one.action.id}: ${one.body[0]}`, one] as const)
for (const { rows, options } of inStages(toRefuse)) {
  describe('bodies that no browser sends are refused in words', options, () => {
    testRefusals(rows, everything, async ({ action, body, language }) => {
      const visitor = await userOf(action, language)
      expect(await sendInWords(visitor, action, language, body)).toBeGreaterThanOrEqual(400)
      // Otherwise those after it would be refused for another reason.
      expect(visitor.cookies.has('routekaart.session')).toBe(true)
    })
  })
}

const base = { locationId: locationId(0), version: '0', goTo: 'save' }
const typed = oddFields.map(([what, odd]) => [what, encoded({ ...base, ...odd })] as const)
const oddlyTyped = actions
  .filter(({ id }) => asksFields(id))
  .flatMap((action) => typed.map(([what, body]) => [`${action.id}: ${what}`, { action, body }] as const))
for (const { rows, options } of inStages(oddlyTyped)) {
  describe('nothing is kept of fields in other shapes', options, () => {
    testRefusals(rows, everything, async ({ action, body }) => {
      await send(leader, addressOf(action.path), body, ownForm)
    })
  })
}

for (const { rows, options } of inStages(actions.map((action) => [action.id, action] as const))) {
  describe('five megabytes are refused', options, () => {
    testRefusals(rows, everything, async ({ path }) => {
      const { status } = await send(leader, addressOf(path), fiveMegabytes, ownForm)
      // The page for lists of people says itself what is too large for it; who is no staff is sent home before.
      expect(status).toBe(path === '/admin/users/bulk' ? 303 : 413)
    })
  })
}

// Behind the others: what a form without a field that we know asks for may be done, and the session may be over then.
const formsAfterAll = sent.filter(isForm).map((one) => [one.action.id, one.body[0], one] as const)
for (const { rows, options } of inStages(formsAfterAll)) {
  test.each(rows)('%s answers %s in words', options, async (_id, _what, { action, body, language }) => {
    const visitor = await signedIn(portal.origin, action.path.startsWith('/admin') ? administrator : member)
    visitor.cookies.set('routekaart.language', language)
    await sendInWords(visitor, action, language, body)
  })
}

describe.each(['locationId', 'version', 'draft', 'author', 'goTo', 'upload:replaces'])('NUL in %s', (name) => {
  test.each([
    ['/location/basic-info/contacts', { 'contact.first_name': 'Gekaapt' }, 'form'],
    ['/location/pass-down-night-shift-roster/upload', { textual: 'Gekaapt' }, 'upload'],
  ])('is refused in words by %s', async (path, typed, kind) => {
    const before = await everything()
    const sent = { locationId: locationId(0), version: '0', goTo: 'save', ...typed, [name]: 'a\0b' }
    const parts = Object.entries(sent).map(([field, value]) => part(field, value))
    const answer = await (kind === 'upload'
      ? send(leader, addressOf(path), `${parts.join('')}--b--\r\n`, multipart)
      : send(leader, addressOf(path), encoded(sent), ownForm))
    expect(answer.status).toBe(400)
    expect(await everything()).toEqual(before)
  })
})

test('a body that nobody reads does not hold up what comes after it', async () => {
  for (const path of ['/nowhere', '/help', '/api/roadmap']) {
    // One connection after the other is used again.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => leader.post(path, { a: million })).map(async (answer) => (await answer).status),
    )
    expect(answers.every((status) => status === 404 || status === 405)).toBe(true)
    expect((await leader.ask('/help')).status).toBe(200)
  }
})
