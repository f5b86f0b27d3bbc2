import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startSession } from '#app/platform/auth/session.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { listCareOrganisations } from '#app/persistence/organisations/care-organisations.server.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { loader as lookedAt } from '#app/routes/organisation/staff-access.tsx'
import { loader as table } from '#app/staff/organisations/pages/csv.ts'
import { loader as list } from '#app/staff/organisations/pages/list.tsx'
import { action as locationAction } from '#app/staff/organisations/pages/location.tsx'
import { action as addAction } from '#app/staff/organisations/pages/new.tsx'
import { action as oneAction, loader as onePage } from '#app/staff/organisations/pages/one.tsx'
import { loader as seenHistory } from '#app/staff/organisations/pages/history.tsx'
import { loader as seenCard } from '#app/staff/organisations/pages/route-card.tsx'
import { organisations } from '#drizzle/schema/organisations.ts'
import { authSessions } from '#drizzle/schema/sessions.ts'
import { contextOf, newMember, outcome } from '#tests/support/documents-place.ts'
import { openDesks, type OrganisationDesk } from '#tests/support/organisation-desk.ts'

let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

const details = { name: 'De Proef', signingLink: '', identityOrganisation: '' }
const known = { 'known.name': 'De Proef', 'known.signingLink': '', 'known.identityOrganisation': '' }

describe('the list of organisations', () => {
  it('is searched, sorted and written as a file that starts no formula', async () => {
    const mark = crypto.randomUUID()
    for (const name of [`=A ${mark}`, `B ${mark}`]) await desk.send(addAction, { ...details, name })
    const names = (page: Awaited<ReturnType<typeof list>>) => page.rows.map(({ name }) => name)
    expect(names(await desk.get(list, `?q=${mark.toUpperCase()}`))).toEqual([`=A ${mark}`, `B ${mark}`])
    expect(names(await desk.get(list, `?q=${mark}&sort=-name`))).toEqual([`B ${mark}`, `=A ${mark}`])
    const lines = (await (await desk.get(table, `?q=${mark}`)).text()).trim().split('\r\n')
    expect(lines.length).toBe(3)
    expect(lines[1]).toContain(`"'=A ${mark}"`)
  })

  it('counts locations and users, and is for provider staff alone', async () => {
    const filter = {
      list: 'active' as const,
      owner: 'all' as const,
      search: '',
      sort: 'changed' as const,
      isDescending: true,
    }
    const { organisations: rows } = await listCareOrganisations(admin, filter, 1, 50)
    expect(rows.find(({ id }) => id === member.organisationId)).toMatchObject({ locations: 2, users: 1, state: null })
    await expect(listCareOrganisations(member, filter, 1, 50)).rejects.toThrow('provider staff')
    const refused = await outcome(() =>
      list({ request: new Request('http://x/'), context: contextOf(member), params: {} }),
    )
    expect(refused.headers.get('Location')).toBe('/')
  })
})

describe('the details of an organisation', () => {
  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(201)],
    ['signingLink', 'http://sign.example'],
    ['signingLink', 'javascript:alert(1)'],
    ['signingLink', 'https://user:secret@sign.example'],
    ['identityOrganisation', 'org/../x'],
  ])('asks for %s again where it is %j, and keeps what was typed', async (field, value) => {
    const answer = await desk.send(oneAction, { ...details, ...known, [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({
      result: { initialValue: { [field]: value }, error: { [field]: [expect.any(String)] } },
    })
    expect(await desk.notes()).toEqual([])
  })

  it('are saved once, written down, and refused where somebody else saved meanwhile', async () => {
    const link = 'https://sign.example/x'
    expect((await desk.send(oneAction, { ...details, ...known, signingLink: link })).status).toBe(303)
    expect(await desk.notes()).toEqual(['organisation-changed'])
    const late = await desk.send(oneAction, { ...details, ...known, signingLink: 'https://other.example/' })
    expect(late.status).toBe(409)
    expect((await desk.get(onePage)).values.signingLink).toBe(link)
    expect((await desk.send(oneAction, details, { organisationId: crypto.randomUUID() })).status).toBe(404)
    expect((await desk.send(oneAction, details, { organisationId: 'no id' })).status).toBe(404)
  })
})

describe('an archived organisation', () => {
  it('ends the sessions of its people at once and only theirs, and comes back', async () => {
    const other = await newMember()
    for (const { userId } of [member, other])
      await startSession('http://localhost', null, { userId, subject: userId, claims: {} })
    expect(await setArchived(admin, member.organisationId, true)).toBe('De Proef')
    const left = (await database().select().from(authSessions)).map(({ userId }) => userId)
    expect([left.includes(member.userId), left.includes(other.userId)]).toEqual([false, true])
    expect((await desk.get(onePage)).archived).toMatchObject({ by: admin.name })
    await setArchived(admin, member.organisationId, true)
    await setArchived(admin, member.organisationId, false)
    expect((await desk.get(onePage)).archived).toBeNull()
    expect(await desk.done()).toEqual(['organisation-archived', 'organisation-restored'])
    await expect(setArchived(member, member.organisationId, true)).rejects.toThrow('provider staff')
  })
})

describe('looking along', () => {
  it('shows the route card without a way in, and the organisation who looked', async () => {
    const before = await lookedAt({ request: new Request('http://x/'), context: contextOf(member), params: {} })
    expect(before.looks).toEqual([])
    const page = await desk.get(seenCard, '?location=0')
    expect(page).toMatchObject({ name: 'Huis', title: 'Meekijken: routekaart van Huis' })
    const hrefs = page.card?.stops.flatMap(({ folded, groups }) =>
      [...folded, ...groups.flatMap(({ lines }) => lines)].map(({ href }) => href),
    )
    expect(hrefs?.length).toBe(20)
    expect(hrefs?.every((href) => href.startsWith(`/admin/organisations/${member.organisationId}/answers?item=`))).toBe(
      true,
    )
    await desk.get(seenHistory, '?item=target-date&location=0')
    const { looks } = await lookedAt({ request: new Request('http://x/'), context: contextOf(member), params: {} })
    expect(looks.map(({ by, where }) => [by, where])).toEqual([
      [admin.name, 'Huis'],
      [admin.name, 'Huis'],
    ])
    expect(looks[1]?.what).toBe('De routekaart')
    const others = await newMember()
    const theirs = await lookedAt({ request: new Request('http://x/'), context: contextOf(others), params: {} })
    expect(theirs.looks).toEqual([])
  })

  it('tells who changed what, with nothing to undo', async () => {
    await desk.send(locationAction, { name: 'Anders', version: '1' })
    const page = await desk.get(seenHistory, '?item=org-information')
    expect(page.saves[0]?.changes).toMatchObject([{ from: 'Huis', to: 'Anders', canUndo: false }])
  })

  it.each([
    ['?location=2', {}],
    ['?location=x', {}],
    ['?location=0', { organisationId: 'no id' }],
    ['?location=0', { organisationId: crypto.randomUUID() }],
  ])('finds no route card at %s of %j, and writes nothing down', async (query, over) => {
    expect((await outcome(() => desk.get(seenCard, query, over))).status).toBe(404)
    expect((await outcome(() => desk.get(seenHistory, `${query}&item=target-date`, over))).status).toBe(404)
    expect(await desk.notes()).toEqual([])
  })
})

it('an organisation that is not there is no organisation', async () => {
  const [stored] = await database().select().from(organisations).where(eq(organisations.id, member.organisationId))
  expect(stored?.archivedAt).toBeNull()
  expect(await setArchived(admin, crypto.randomUUID(), true)).toBeNull()
})
