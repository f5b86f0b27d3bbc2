import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { readBoard } from '#app/persistence/staff/board-places.server.ts'
import { assignOwners, readOwners } from '#app/persistence/staff/owners.server.ts'
import { readWork } from '#app/persistence/staff/today.server.ts'
import { boardQuery } from '#app/staff/board/filter.ts'
import { action as handOver, loader as list } from '#app/staff/organisations/pages/list.tsx'
import { action as oneAction, loader as onePage } from '#app/staff/organisations/pages/one.tsx'
import { workFilter } from '#app/staff/today/filter.server.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { newMember } from '#tests/support/documents-place.ts'
import { sendForm, contextOfStaff } from '#tests/support/library.ts'
import { openDesks, type OrganisationDesk } from '#tests/support/organisation-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

const contact = async () =>
  (await database().select().from(relationships).where(eq(relationships.organisationId, member.organisationId)))[0]
const chooseContact = (over: Partial<typeof relationships.$inferInsert>) =>
  database()
    .insert(relationships)
    .values({ organisationId: member.organisationId, version: 1, updatedByName: 'x', ...over })
const assign = (ownerId: string | null) => assignOwners(admin, [member.organisationId], { ownerId })
const archive = (organisationId: string) =>
  database().update(organisations).set({ archivedAt: new Date() }).where(eq(organisations.id, organisationId))
const found = async (query: string) => (await desk.get(list, query)).rows.map(({ id, owner }) => [id, owner])
const none = { 'known.owner': '', 'known.deputy': '' }

describe('who looks after an organisation', () => {
  it('becomes its contact where there is none, and follows the owner', async () => {
    const other = await newAdmin()
    await assign(admin.userId)
    expect(await contact()).toMatchObject({ contactName: admin.name, contactEmail: admin.email, version: 1 })
    await assign(other.userId)
    expect(await contact()).toMatchObject({ contactEmail: other.email, version: 2 })
    expect((await desk.notes()).filter((action) => action === 'owner-changed').length).toBe(2)
  })

  it('leaves a contact alone that somebody chose', async () => {
    await chooseContact({ contactName: 'Tom', contactEmail: 'tom@example.org', contactPhone: '030 1' })
    await assign(admin.userId)
    expect(await contact()).toMatchObject({ contactName: 'Tom', contactEmail: 'tom@example.org', version: 1 })
    expect((await readOwners(admin, member.organisationId)).owner).toMatchObject({ id: admin.userId })
  })

  it('brings along the number that they have elsewhere', async () => {
    const [owner, elsewhere] = [await newAdmin(), await newMember()]
    const reach = { contactEmail: owner.email.toUpperCase(), contactPhone: '030 555', contactHours: 'ma' }
    await database()
      .insert(relationships)
      .values({ organisationId: elsewhere.organisationId, version: 1, updatedByName: 'x', ...reach })
    await assign(owner.userId)
    expect(await contact()).toMatchObject({ contactPhone: '030 555', contactHours: 'ma' })
  })

  it('is not its contact, on no list', async () => {
    const [tom, other] = [await newAdmin(), await newMember()]
    await database().update(organisations).set({ name: 'Van Tom' }).where(eq(organisations.id, other.organisationId))
    const contactOfIt = { contactName: tom.name, contactEmail: tom.email, updatedByName: 'x' }
    await database()
      .insert(relationships)
      .values({ ...contactOfIt, organisationId: other.organisationId })
    const query = new URLSearchParams({ q: 'van tom' })
    const page = { today: dayOf(Date.now()), page: 1, size: 9 }
    const work = await readWork(tom, workFilter(query), page)
    const board = await readBoard(tom, boardQuery(query), page)
    expect([work.whose, work.organisations.me, board.owners.me, board.places[0]?.owner]).toEqual(['all', 0, 0, ''])
    expect(await found('?owner=none&q=van+tom')).toEqual([[other.organisationId, 'Niemand']])
  })

  it('is staff that may sign in, or nothing changes', async () => {
    const disabled = await newAdmin()
    await database().update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabled.userId))
    for (const id of [disabled.userId, member.userId, crypto.randomUUID(), 'no id']) expect(await assign(id)).toBeNull()
    expect(await desk.notes()).toEqual([])
    await expect(assignOwners(member, [member.organisationId], {})).rejects.toThrow('provider staff')
  })

  it('is not changed where the organisation is archived, nor where it stays the same', async () => {
    expect(await assign(admin.userId)).toEqual([{ id: member.organisationId, name: 'De Proef' }])
    expect(await assign(admin.userId)).toEqual([])
    await archive(member.organisationId)
    expect(await assign(null)).toEqual([])
    expect((await readOwners(admin, member.organisationId)).owner?.id).toBe(admin.userId)
    expect(await desk.notes()).toEqual(['owner-changed'])
  })

  it('is written down with their names', async () => {
    const deputy = await newAdmin()
    await assignOwners(admin, [member.organisationId], { ownerId: admin.userId, deputyId: deputy.userId })
    const notes = await database().select().from(auditLog).where(eq(auditLog.organisationId, member.organisationId))
    expect(notes[0]?.subject).toEqual({ owner: admin.name, deputy: deputy.name })
  })
})

describe('the form for the owner on the page of an organisation', () => {
  const choose = (fields: Record<string, string>) => desk.send(oneAction, { do: 'owner', ...none, ...fields })

  it('saves both, and shows them', async () => {
    const deputy = await newAdmin()
    expect((await choose({ owner: admin.userId, deputy: deputy.userId })).status).toBe(303)
    const { owners } = (await desk.get(onePage)).account
    expect([owners.owner?.id, owners.deputy?.id]).toEqual([admin.userId, deputy.userId])
  })

  it('is refused for who cannot sign in, with what was chosen', async () => {
    const answer = await choose({ owner: member.userId })
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({
      part: 'owner',
      result: { initialValue: { owner: member.userId }, error: { owner: [expect.any(String)] } },
    })
  })

  it('asks again where somebody else chose meanwhile, and not where they chose the same', async () => {
    const other = await newAdmin()
    await assign(other.userId)
    expect((await choose({ owner: admin.userId })).status).toBe(409)
    expect((await choose({ owner: other.userId })).status).toBe(303)
    expect((await choose({ owner: admin.userId, 'known.owner': other.userId })).status).toBe(303)
  })

  it('finds no archived organisation', async () => {
    await archive(member.organisationId)
    expect((await choose({ owner: admin.userId })).status).toBe(404)
  })
})

describe('the list of organisations', () => {
  const send = (fields: [string, string][], path = '/admin/organisations') =>
    sendForm(
      ({ request, ...rest }) => handOver({ ...rest, request: new Request(`http://localhost${path}`, request) }),
      [['act', 'assign'], ...fields].map(([name = '', value = '']) => ({ name, value })),
      { context: contextOfStaff(admin), params: {} },
    )
  it('shows those of the reader, also as a deputy, and those of nobody', async () => {
    const [me, mine] = [await newAdmin(), await newMember()]
    await assignOwners(admin, [mine.organisationId], { ownerId: admin.userId, deputyId: me.userId })
    const own = await list({
      request: new Request('http://localhost/?owner=me'),
      context: contextOfStaff(me),
      params: {},
    })
    expect(own.rows.map(({ id, owner }) => [id, owner])).toEqual([[mine.organisationId, admin.name]])
    expect(await found('?owner=none&sort=-changed')).toContainEqual([member.organisationId, 'Niemand'])
    expect((await found('?owner=none')).map(([id]) => id)).not.toContain(mine.organisationId)
  })

  it('hands over those that are ticked, and says which of them stayed', async () => {
    const [to, second, archived] = [await newAdmin(), await newMember(), await newMember()]
    await archive(archived.organisationId)
    const ids = [member, second, archived].map(({ organisationId }) => ['ids', organisationId] as [string, string])
    const answer = await send([...ids, ['owner', to.userId]], '/admin/organisations?owner=me&page=2')
    expect(answer.status).toBe(200)
    expect((answer.data as { outcomes: { isDone: boolean }[] }).outcomes.map(({ isDone }) => isDone)).toEqual([
      true,
      true,
      false,
    ])
    const all = await send(
      [...ids.slice(0, 2), ['owner', admin.userId]],
      '/admin/organisations?owner=me&page=2&tick=all',
    )
    expect([all.status, all.headers.get('Location')]).toEqual([303, '/admin/organisations?owner=me&page=2'])
    await send([...ids.slice(0, 2), ['owner', to.userId]])
    for (const { organisationId } of [member, second])
      expect((await readOwners(admin, organisationId)).owner?.id).toBe(to.userId)
    expect((await readOwners(admin, archived.organisationId)).owner).toBeNull()
    expect((await send([...ids.slice(0, 1), ['owner', 'nobody']])).status).toBe(303)
    expect((await readOwners(admin, member.organisationId)).owner).toBeNull()
  })

  it('asks whom and what, and keeps what was ticked', async () => {
    const nothing = await send([['owner', admin.userId]])
    expect([nothing.status, nothing.data]).toMatchObject([422, { problem: expect.any(String), owner: admin.userId }])
    const nobody = await send([['ids', member.organisationId]])
    expect([nobody.status, nobody.data]).toMatchObject([
      422,
      { ids: [member.organisationId], ownerProblem: expect.any(String) },
    ])
    const stranger = await send([
      ['ids', member.organisationId],
      ['owner', member.userId],
    ])
    expect(stranger.status).toBe(422)
  })
})
