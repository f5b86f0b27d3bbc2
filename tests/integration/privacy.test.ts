import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { findPerson } from '#app/persistence/people/persons.server.ts'
import { loader as take } from '#app/staff/privacy/pages/export.ts'
import { action, loader } from '#app/staff/privacy/pages/home.tsx'
import { auditLog } from '#drizzle/schema/audit.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { users } from '#drizzle/schema/organisations.ts'
import { contextOf, newMember, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import { contextOfStaff, sendForm } from '#tests/support/library.ts'
import { leaveTraces } from '#tests/support/person.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
let other: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
  member = await leaveTraces(await newMember())
  other = await leaveTraces(await newMember(), 'Piet Bakker', 'piet@example.org')
}, 60_000)
afterAll(() => place.close())

const jan = { email: 'JAN@example.org ', name: '', organisation: '' }
const ticked = () => ({ sure: 'yes', where: member.organisationId })
const ask = (query: Record<string, string>) => ({
  request: new Request(`http://localhost/admin/privacy?${new URLSearchParams(query)}`),
  context: contextOfStaff(admin),
  params: {},
})
const look = async (query: Record<string, string>) => (await loader(ask(query))).found
const send = (typed: Record<string, string>, context = contextOfStaff(admin)) =>
  sendForm(
    action,
    Object.entries(typed).map(([name, value]) => ({ name, value })),
    { context, params: {} },
  )
const countsOf = async (query: Record<string, string>) =>
  Object.fromEntries((await look(query))?.counts.map(({ kind, count }) => [kind, count]) ?? [])
/** Every row of every table in which any of the words stand. */
async function rowsWith(...words: string[]): Promise<string[]> {
  const tables = await database().execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await database().execute(sql`
        select 1 from ${sql.identifier(String(name))} t where ${sql.join(
          words.map((word) => sql`t::text ilike ${`%${word}%`}`),
          sql` or `,
        )}`)
      return rows.length > 0 ? [`${String(name)} ${rows.length}`] : []
    }),
  )
  return found.flat().sort()
}

describe('looking somebody up', () => {
  it('finds them by e-mail address everywhere, in forms too, and nobody else', async () => {
    expect(await countsOf(jan)).toEqual({
      account: 1,
      answers: 2,
      history: 12,
      links: 1,
      signatures: 2,
      mail: 1,
      usage: 1,
    })
    const found = await look(jan)
    expect(found?.accounts).toMatchObject([{ name: 'Jan de Vries', state: 'open' }])
    expect(found?.forms.map(({ place: at }) => at).sort()).toEqual(['gearchiveerde locatie', 'locatie 1'])
    expect(JSON.stringify(found)).not.toMatch(/piet/i)
  })

  it('finds them by organisation, and nobody elsewhere', async () => {
    expect(await countsOf({ ...jan, organisation: other.organisationId })).toEqual({})
    expect((await look(jan))?.places).toMatchObject([{ id: member.organisationId, isErasable: true }])
    expect(await countsOf({ email: 'n@b.c', name: '', organisation: '' })).toEqual({})
  })

  it.each([
    ['a', ''],
    ['', 'Jan de Vries'],
    ['Jan de Vries', ''],
  ])('asks for more than %j %j', async (email, name) => {
    expect(await loader(ask({ email, name }))).toMatchObject({ found: null, isShort: true })
  })

  it('is written down, without whom it was about', async () => {
    const seen = await database().$count(auditLog)
    await look(jan)
    const notes = (await database().select().from(auditLog).orderBy(auditLog.id)).slice(seen)
    expect(notes).toMatchObject([{ action: 'person-looked-up', userName: admin.name, subject: { answers: 2 } }])
    expect(JSON.stringify(notes)).not.toMatch(/jan/i)
  })

  it('gives all of it as a zip', async () => {
    const answer = await take(ask(jan))
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
    expect((await database().select().from(auditLog)).map(({ action: verb }) => verb)).toContain('person-taken-out')
  })

  it('is for provider staff alone', async () => {
    for (const run of [loader, take]) {
      const answer = await outcome(() => run({ ...ask(jan), context: contextOf(member) }))
      expect(answer.headers.get('Location')).toBe('/')
    }
    expect((await send({ ...jan, sure: 'yes' }, contextOf(member))).headers.get('Location')).toBe('/')
    await expect(findPerson(member, { email: 'jan@example.org', name: '', organisationId: null })).rejects.toThrow(
      'staff',
    )
  })
})

describe('erasing somebody', () => {
  it('asks whether it is sure, and erases nobody who asks for it himself', async () => {
    expect((await send(jan)).status).toBe(422)
    const wrong: Record<string, string>[] = [
      { where: member.organisationId },
      { sure: 'yes' },
      { email: '', name: 'Jan de Vries', ...ticked() },
    ]
    for (const typed of wrong) expect([typed, (await send({ ...jan, ...typed })).status]).toEqual([typed, 422])
    const own = await send({ email: admin.email, name: '', organisation: '', sure: 'yes', where: 'portal' })
    expect([own.status, own.data]).toEqual([409, { refused: 'yourself' }])
    expect(await countsOf(jan)).toMatchObject({ account: 1 })
  })

  it('erases nobody where nothing of them is', async () => {
    const elsewhere = await send({ ...jan, sure: 'yes', where: other.organisationId })
    expect([elsewhere.status, elsewhere.data]).toEqual([409, { refused: 'nothing' }])
    expect(await countsOf(jan)).toMatchObject({ account: 1, links: 1 })
  })

  it('leaves nothing but the signature and its link, and nothing of others is touched', async () => {
    const before = await rowsWith('piet')
    expect((await send({ ...jan, ...ticked() })).status).toBe(303)
    expect(await rowsWith('jan@example', 'jan de vries', '"jan"')).toEqual(['share_links 1', 'share_signatures 1'])
    expect(await rowsWith('piet')).toEqual(before)
    // What is kept of them is still told to anyone who asks, and not offered.
    expect(await countsOf(jan)).toEqual({ signatures: 2 })
    expect((await look(jan))?.places).toMatchObject([{ isErasable: false }])
  })

  it('saved the form as usual, and kept what was not about the person', async () => {
    const stored = (await database().select().from(forms)).filter(
      ({ organisationId, formType }) => organisationId === member.organisationId && formType === 'basic-information',
    )
    const open = stored.find(({ archivedLocationId }) => archivedLocationId === null)
    expect(open).toMatchObject({ version: 2, fields: { residents: 12, contact: { first_name: '', phone: '' } } })
    const archived = stored.find(({ archivedLocationId }) => archivedLocationId !== null)
    expect(archived?.fields).toMatchObject({ location: { careVision: 'Bel verwijderd persoon' } })
    const changes = (await database().select().from(formChanges)).filter(({ formId }) => formId === open?.id)
    expect(changes.find(({ path }) => path === 'residents')?.to).toBe(12)
    expect(changes.find(({ version, path }) => version === 2 && path === 'contact.email')).toMatchObject({
      ...{ from: 'verwijderd persoon', to: '', way: 'provider', userName: admin.name },
    })
    const [user] = (await database().select().from(users)).filter(({ id }) => id === member.userId)
    expect(user).toMatchObject({ name: 'verwijderd persoon', subject: null, disabledByName: admin.name })
    expect(user?.disabledAt).not.toBeNull()
  })

  it('is written down, without whom', async () => {
    const notes = (await database().select().from(auditLog)).filter(({ action: verb }) => verb === 'person-erased')
    expect(notes).toMatchObject([{ subject: { account: 1, answers: 2 } }])
  })

  it('says so where there is nobody left to erase', async () => {
    const again = await send({ ...jan, ...ticked() })
    expect([again.status, again.data]).toEqual([409, { refused: 'nothing' }])
  })
})
