import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { loader as board } from '#app/staff/board/pages/home.tsx'
import { loader as table } from '#app/staff/organisations/pages/csv.ts'
import { action, loader as list } from '#app/staff/organisations/pages/list.tsx'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { nameApart } from '#tests/support/care-organisation.ts'
import { outcome } from '#tests/support/documents-place.ts'
import { contextOfStaff } from '#tests/support/library.ts'
import { openDesks, type OrganisationDesk } from '#tests/support/organisation-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'

/** Columns that somebody chose stand in the address, and stay there. */

let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

const columnsOf = (address: string) => new URL(address, 'http://localhost').searchParams.getAll('columns')
const chosen = 'columns=deputy&columns=owner'

describe('the list of organisations', () => {
  it('keeps them in its order when it is sorted, narrowed down, ticked or taken as a file', async () => {
    const { columns, address, heads, lists, owners, all, file, tickAll } = await desk.get(list, `?${chosen}&q=e`)
    expect(columns.shown).toEqual(['owner', 'deputy'])
    const ways = [
      address,
      all,
      file,
      tickAll.href,
      ...Object.values(lists),
      ...[...heads, ...owners].map(({ href }) => href),
    ]
    expect(ways).toHaveLength(13)
    for (const way of ways) expect([way, columnsOf(way)]).toEqual([way, ['owner', 'deputy']])
    expect(tickAll.href).toMatch(/q=e.*&tick=all$/)
  })

  it('keeps them on its other pages', async () => {
    const mark = crypto.randomUUID()
    await database()
      .insert(organisations)
      .values(Array.from({ length: 51 }, () => ({ name: mark })))
    const { following } = await desk.get(list, `?${chosen}&q=${mark}`)
    expect(columnsOf(following ?? '')).toEqual(['owner', 'deputy'])
  })

  it('names who stands in, and has the same columns in its file', async () => {
    const colleague = await newAdmin()
    await database().update(users).set({ name: 'Tom Kuipers' }).where(eq(users.id, colleague.userId))
    const name = await nameApart(member)
    await assignOwners(admin, [member.organisationId], { ownerId: admin.userId, deputyId: colleague.userId })
    const { rows } = await desk.get(list, `?${chosen}&q=${name}`)
    expect(rows).toMatchObject([{ owner: admin.name, deputy: 'Tom Kuipers', contact: admin.name, meeting: '' }])
    const file = await (await desk.get(table, `?${chosen}&ids=${member.organisationId}`)).text()
    const [heads, row] = file.trim().split('\r\n')
    expect(heads).toMatch(/Organisatie[^A-Za-z]+Eigenaar[^A-Za-z]+Vervanger"?$/)
    expect(row).toContain(admin.name)
    expect(row).toMatch(/Tom Kuipers"?$/)
  })

  it('leaves out all but the name where none is chosen', async () => {
    const { columns, address } = await desk.get(list, '?columns=')
    expect([columns.shown, address]).toEqual([[], '/admin/organisations?columns='])
    const file = await (await desk.get(table, '?columns=')).text()
    expect(file.split('\r\n')[0]).toMatch(/^\W*Organisatie"?$/)
  })

  it.each(['columns=name', 'columns=tick', 'columns=%00', 'columns=__proto__&columns=%27%3B', 'columns=owner,users'])(
    'has its usual columns at ?%s',
    async (query) => {
      const { columns, address } = await desk.get(list, `?${query}`)
      expect(columns.shown).toEqual(['locations', 'users', 'changed', 'state', 'owner'])
      expect(address).toBe('/admin/organisations')
    },
  )

  it('keeps them in the file of what was ticked', async () => {
    const request = new Request(`http://localhost/admin/organisations?${chosen}`, {
      method: 'POST',
      body: new URLSearchParams({ act: 'export', ids: member.organisationId }),
    })
    const answer = await outcome(() => action({ request, context: contextOfStaff(admin), params: {} }))
    expect(columnsOf(answer.headers.get('Location') ?? '')).toEqual(['owner', 'deputy'])
  })
})

describe('the board', () => {
  it('keeps them with another order, owner or kind, and with a location open', async () => {
    const place = `place=${member.organisationId}:0`
    const query = `?columns=tasks&columns=day&organisation=${member.organisationId}&${place}`
    const { columns, address, orders, owners, shows, all, file, locations, panel } = await desk.get(board, query)
    expect(columns.shown).toEqual(['day', 'tasks'])
    const links = [...orders, ...owners, ...shows, ...locations].map(({ href }) => href)
    const ways = [address, all, panel?.close ?? '', ...links]
    expect(ways.length).toBeGreaterThan(12)
    for (const way of ways) expect([way, columnsOf(way)]).toEqual([way, ['day', 'tasks']])
    expect(address).toContain(`place=${member.organisationId}%3A0`)
    // The file has columns of its own.
    expect(columnsOf(file)).toEqual([])
  })

  it('has them all where an address names none that is there', async () => {
    const { columns, address } = await desk.get(board, '?columns=name&columns=%00&owner=all')
    expect([columns.shown, address]).toEqual([columns.all, '/admin/board?owner=all'])
  })
})
