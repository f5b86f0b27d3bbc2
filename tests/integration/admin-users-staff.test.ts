import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { readUser } from '#app/persistence/people/staff-users.server.ts'
import { changeUser, fingerprintOf, setDisabled } from '#app/persistence/people/user-changes.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  member = await addOrganisation(['Huis'])
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
})
afterAll(() => portal.close())

const typed = (over: Record<string, string> = {}) => ({
  ...{ name: 'Anna', email: `${randomUUID()}@example.org`, organisation: member.organisationId, language: 'nl' },
  ...over,
})
const rowOf = async (email: string) => (await portal.sql`select * from users where email = ${email}`)[0]
const shownOf = async (userId: string) => {
  const user = await readUser(admin, userId)
  return user ? fingerprintOf(user) : ''
}

type Statement = (sql: SharedPortal['sql']) => PromiseLike<unknown>

/** Sends something that has to wait for a lock, and changes what it waits for before it goes on. */
async function whileWaiting<Sent>(lock: Statement, send: () => Promise<Sent>, change: Statement): Promise<Sent> {
  const connection = await portal.sql.reserve()
  try {
    await connection`begin`
    await lock(connection)
    const sent = send()
    const waiting = () => portal.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(1)
    await change(connection)
    await connection`commit`
    return await sent
  } finally {
    connection.release()
  }
}

describe('staff', () => {
  it('cannot shut themselves out, nor stop being staff', async () => {
    const page = `/admin/users/${admin.userId}`
    const text = (await staff.ask(page)).text
    expect(text).not.toContain(`${page}/disable`)
    const shown = await shownOf(admin.userId)
    const answers = [
      await staff.post(`${page}/disable`, { to: 'disabled' }),
      await staff.post(page, typed({ intent: 'save', shown })),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('Dit is uw eigen account.')
    }
    expect(await rowOf(admin.email)).toMatchObject({ disabled_at: null, is_admin: true })
    const renamed = typed({ intent: 'save', shown, organisation: 'staff', name: 'Sanne de Bakker', language: 'nl' })
    expect((await staff.post(page, renamed)).status).toBe(303)
  })

  it('who shut each other out at the same moment do not both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await newAdmin(), await newAdmin()]
      const details = { name: 'Ex', organisationId: member.organisationId, language: 'nl' as const }
      const shown = await shownOf(one.userId)
      const results = await Promise.all([
        setDisabled(one, other.userId, true),
        round % 2 === 0 ? setDisabled(other, one.userId, true) : changeUser(other, one.userId, details, shown),
      ])
      expect(results.sort()).toEqual(['changed', 'shut-out'])
      const left = await portal.sql`
        select 1 from users where id in (${one.userId}, ${other.userId}) and is_admin and disabled_at is null`
      expect(left.length).toBe(1)
    }
  })

  it.each([
    ['saves', '', { intent: 'save', name: 'Anders', organisation: 'staff', language: 'nl' }],
    ['disables', '/disable', { to: 'disabled' }],
  ])('who is shut out while what it %s waits is sent to sign in, and nothing is done', async (_, way, form) => {
    const [late, other] = [await newAdmin(), await newAdmin()]
    const page = `/admin/users/${other.userId}`
    const browser = await signedIn(portal.origin, late)
    const sent = await whileWaiting(
      (sql) => sql`select id from users where is_admin for update`,
      async () => browser.post(`${page}${way}`, { ...form, shown: await shownOf(other.userId) }),
      (sql) => sql`update users set disabled_at = now() where id = ${late.userId}`,
    )
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      `/authentication/login?${new URLSearchParams({ returnTo: `${page}${way}` })}`,
    ])
    expect(await rowOf(other.email)).toMatchObject({ name: other.name, disabled_at: null })
  })

  it.each(['/admin/users/new', '/admin/users/bulk'])(
    'on %s hears that an organisation was archived meanwhile, and nobody is invited',
    async (path) => {
      const { organisationId } = await addOrganisation(['Huis'])
      await portal.sql`update organisations set name = ${organisationId} where id = ${organisationId}`
      const form = typed({ organisation: organisationId })
      const people = `${form.name}; ${form.email}; ${organisationId}`
      const sent = await whileWaiting(
        (sql) => sql`select id from organisations where id = ${organisationId} for update`,
        () => staff.post(path, { ...form, people, intent: 'send' }),
        (sql) => sql`update organisations set archived_at = now() where id = ${organisationId}`,
      )
      expect(sent.status).toBe(422)
      expect(sent.text).toMatch(/Kies een organisatie uit de lijst\.|Organisatie niet gevonden\./)
      expect(await rowOf(form.email)).toBeUndefined()
    },
  )

  it('alone look after users', async () => {
    await expect(setDisabled(member, admin.userId, true)).rejects.toThrow('provider staff')
    await expect(readUser(member, admin.userId)).rejects.toThrow('provider staff')
    const visitor = await signedIn(portal.origin, member)
    for (const path of ['/admin/users', '/admin/users/csv', '/admin/users/new', '/admin/users/bulk']) {
      expect((await visitor.ask(path)).headers.location).toBe('/')
    }
    const form = typed()
    await visitor.post('/admin/users/new', form)
    expect(await rowOf(form.email)).toBeUndefined()
  })
})
