import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, database, openDatabase } from '#app/persistence/database.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { stopAddress, stops } from '#app/roadmap/tour/stops.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { demoAccounts } from '#drizzle/seed/demo-people.ts'
import { sessionSecret, startServer, type TestServer } from '#tests/support/server.ts'
import { openStep } from '#tests/support/step-form.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  keepEnvironment(readEnvironment({ SESSION_SECRET: sessionSecret, NODE_ENV: 'test' }))
  openDatabase(await server.databaseUrl())
})
afterAll(async () => {
  await closeDatabase()
  await server.stop()
})

const leaders = demoAccounts.flatMap(({ organisationId, isAdmin, id: userId, name, email }) =>
  organisationId === null ? [] : [{ organisationId, isAdmin, userId, name, email, language: null }],
)
const enter = (email: string): Promise<Visitor> => {
  const found = leaders.find((one) => one.email === email)
  if (!found) throw new Error(`The demo data has no ${email}.`)
  return signedIn(server.origin, found)
}

type Card = { name: string; words: string; ways: { href: string; text: string }[] }

/** What a page shows of the tour; null where it shows nothing of it. */
function cardIn(html: string): Card | null {
  const [, name = '', inside = ''] =
    /<section aria-label="((?:Rondleiding|Tour|Nieuw hier|New here)[^"]*)"[^>]*>([^]*?)<\/section>/.exec(html) ?? []
  if (name === '') return null
  const ways = [...inside.matchAll(/<(?:a href|button [^>]*value)="([^"]*)"[^>]*>([^<]*)</g)]
  return {
    name,
    words: inside.replace(/<[^>]*>/g, ' '),
    ways: ways.map(([, href = '', text = '']) => ({ href: href.replaceAll('&amp;', '&'), text })),
  }
}

const revisions = () =>
  database().select({ id: organisations.id, revision: organisations.revision }).from(organisations)

test.each(leaders.map(({ email }) => email))(
  '%s is led past every stop by its own button, and nothing is changed',
  async (email) => {
    const visitor = await enter(email)
    const before = await revisions()
    const offer = cardIn((await visitor.ask('/')).text)
    expect(offer).toMatchObject({
      name: 'Nieuw hier?',
      ways: [{ href: '/?tour=1', text: 'Rondleiding van twee minuten' }],
    })
    let address = '/?tour=1'
    const forms: string[] = []
    for (const [at, stop] of stops.entries()) {
      const { status, text } = await visitor.ask(address)
      expect([address, status]).toEqual([stopAddress(stop.address, at + 1), 200])
      const card = cardIn(text)
      expect(card?.name).toContain(`Rondleiding: ${at + 1} van 8 · `)
      const [way, leave] = card?.ways ?? []
      const next = stops[at + 1]
      expect(way?.href).toBe(next ? stopAddress(next.address, at + 2) : '/')
      expect(leave?.href).toBe(next && stop.address)
      // Where the page has a form, the way on is a button of it.
      const isForm = text.includes(`value="${way?.href.replaceAll('&', '&amp;')}"`)
      if (isForm) {
        forms.push(stop.name)
        const sent = await (await openStep(visitor, address)).send({}, way?.href)
        expect([sent.status, sent.headers.location]).toEqual([303, way?.href])
      }
      address = way?.href ?? ''
    }
    expect(forms).toEqual(['form', 'saving', 'dates'])
    expect(await revisions()).toEqual(before)
  },
)

test('the pages of its forms save on the way on, as every way out does', async () => {
  const visitor = await enter('other@example.org')
  const form = await openStep(visitor, '/location/basic-info/contacts?location=0&tour=4')
  const name = Object.keys(form.fields).find((field) => field.endsWith('.email')) ?? ''
  await form.send({ [name]: 'tour@example.org' }, '/links?tour=5')
  expect((await visitor.ask('/location/basic-info/contacts?location=0')).text).toContain('value="tour@example.org"')
})

test('the tour speaks the language of its reader', async () => {
  await database().update(users).set({ language: 'en' }).where(eq(users.email, 'leader@example.org'))
  const card = cardIn((await (await enter('leader@example.org')).ask('/help?tour=8')).text)
  expect(card).toMatchObject({ name: 'Tour: 8 of 8 · Help', ways: [{ href: '/', text: 'Done: back to the start' }] })
})

test.each(['/?tour=0', '/?tour=9', '/?tour=x', '/?tour=2', '/help?tour=1', '/links?tour=', '/links'])(
  'a page that is no stop shows nothing of it: %s',
  async (address) => {
    const { status, text } = await (await enter('demo@example.org')).ask(address)
    expect([status, cardIn(text)]).toEqual([200, null])
  },
)

test('other organisations have no tour', async () => {
  const visitor = await signedIn(server.origin, await newTenant())
  for (const [at, { address }] of stops.entries()) {
    const { status, text } = await visitor.ask(stopAddress(address, at + 1))
    expect([status, cardIn(text)]).toEqual([200, null])
    expect(text).not.toContain('Rondleiding')
  }
})
