import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addNote, listNotes, markFollowedUp } from '#app/persistence/staff/notes.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { loader as lookedAt } from '#app/routes/organisation/staff-access.tsx'
import { action as oneAction, loader as onePage } from '#app/staff/organisations/pages/one.tsx'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import { contextOf, fileOf, floorPlans, newMember } from '#tests/support/documents-place.ts'
import { openDesks, organisationDesk, type OrganisationDesk } from '#tests/support/organisation-desk.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { addLink } from '#tests/support/share.ts'

let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

const today = inputDay(dayOf(Date.now()))
const note = (over: Record<string, string> = {}) => ({
  ...{ do: 'note', noteId: crypto.randomUUID(), kind: 'call', words: 'Gebeld met Bas.', followUp: '' },
  ...over,
})
const kept = async () => (await listNotes(admin, member.organisationId, 1, 20)).notes

describe('notes about an organisation', () => {
  it('are kept once for each form, newest first, and written down without their words', async () => {
    const first = note({ words: ' Eerste\r\nregel ', followUp: today })
    const answers = await Promise.all([first, first].map((fields) => desk.send(oneAction, fields)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    await desk.send(oneAction, note({ noteId: first.noteId, kind: 'visit', words: 'Tweede' }))
    expect((await kept()).map(({ words, kind }) => [words, kind])).toEqual([
      ['Tweede', 'visit'],
      ['Eerste\nregel', 'call'],
    ])
    const log = await database().select().from(auditLog).where(eq(auditLog.organisationId, member.organisationId))
    expect(log.map(({ action }) => action)).toEqual(['note-added', 'note-added'])
    expect(JSON.stringify(log)).not.toContain('Eerste')
  })

  it.each([
    ['words', ' '],
    ['words', 'x'.repeat(4001)],
    ['kind', 'fax'],
    ['followUp', '2020-01-01'],
    ['followUp', '31-2-2099'],
  ])('are refused where %s is %j, with all that was typed', async (field, value) => {
    const typed = note({ followUp: today, [field]: value })
    const answer = await desk.send(oneAction, typed)
    const { kind, words, followUp } = typed
    expect([answer.status, answer.data]).toMatchObject([
      422,
      { part: 'note', result: { initialValue: { kind, words, followUp }, error: { [field]: [expect.any(String)] } } },
    ])
    expect(await kept()).toEqual([])
  })

  it('may be as long as 4,000 characters', async () => {
    expect((await desk.send(oneAction, note({ words: 'x'.repeat(4000) }))).status).toBe(303)
  })

  it('are followed up once, and only where there is a day for it', async () => {
    await desk.send(oneAction, note({ followUp: today }))
    await desk.send(oneAction, note())
    const [without, due] = await kept()
    const mark = (id: string | undefined) => desk.send(oneAction, { do: 'followed-up', note: id ?? '' })
    expect((await desk.get(onePage)).account.notes.rows[1]).toMatchObject({ isDue: true, isDone: false })
    expect((await mark(due?.id)).status).toBe(303)
    expect((await mark(due?.id)).status).toBe(303)
    expect((await mark(without?.id)).status).toBe(404)
    expect((await kept())[1]?.followedUpAt).toBeInstanceOf(Date)
    expect((await desk.notes()).filter((action) => action === 'note-followed-up').length).toBe(1)
  })

  it('are of one organisation, for provider staff, and not of an archived one', async () => {
    await desk.send(oneAction, note({ followUp: today }))
    const [mine] = await kept()
    const other = organisationDesk(admin, await newMember())
    expect((await other.send(oneAction, { do: 'followed-up', note: mine?.id ?? '' })).status).toBe(404)
    expect((await other.get(onePage)).account.notes.rows).toEqual([])
    await expect(listNotes(member, member.organisationId, 1, 20)).rejects.toThrow('provider staff')
    await expect(markFollowedUp(member, member.organisationId, mine?.id ?? '')).rejects.toThrow('provider staff')
    const own = { kind: 'note', words: 'x', followUp: null } as const
    await expect(addNote(member, member.organisationId, own, crypto.randomUUID())).rejects.toThrow('provider staff')
    await database()
      .update(organisations)
      .set({ archivedAt: new Date() })
      .where(eq(organisations.id, member.organisationId))
    expect((await desk.send(oneAction, note())).status).toBe(404)
  })

  it('stand twenty on a page', async () => {
    for (let n = 0; n < 21; n += 1) await desk.send(oneAction, note({ words: `Notitie ${n}` }))
    const first = (await desk.get(onePage)).account.notes
    expect([first.rows.length, first.newer, first.older?.endsWith('?notes=2#notes')]).toEqual([20, null, true])
    const second = (await desk.get(onePage, '?notes=2')).account.notes
    expect(second.rows.map(({ words }) => words)).toEqual(['Notitie 0'])
  })
})

describe('the page of an organisation', () => {
  it('tells who looked, each time, and the organisation sees it', async () => {
    await desk.get(onePage)
    await desk.get(onePage)
    expect(await desk.notes()).toEqual(['organisation-looked-at', 'organisation-looked-at'])
    const { looks } = await lookedAt({ request: new Request('http://x/'), context: contextOf(member), params: {} })
    expect(looks[0]).toMatchObject({ by: admin.name, what: 'De overzichtspagina, met mensen en documenten' })
  })

  it('says how far each location is, what is missing and what was changed', async () => {
    const tenant = await newTenant()
    const { locations, account } = await organisationDesk(admin, tenant).get(onePage)
    expect(locations[0]).toMatchObject({ name: 'Huis aan de Vecht', isInitialised: true })
    expect(locations[0]?.stops.length).toBe(5)
    expect(account.facts).toMatchObject({ locations: locations.length, state: 'Kennismaking' })
    expect(account.missing.rows.length).toBeGreaterThan(0)
    expect(account.missing.total).toBeGreaterThanOrEqual(account.missing.rows.length)
    expect(account.missing.rows.filter(({ isLate }) => isLate).length).toBeLessThanOrEqual(account.facts.late)
    expect(account.changes[0]?.href).toContain(`/admin/organisations/${tenant.organisationId}/history?item=`)
  })

  it('shows no secret among the changes', async () => {
    const tenant = await newTenant()
    const shown = JSON.stringify(await organisationDesk(admin, tenant).get(onePage))
    const stored = JSON.stringify(
      await database().select().from(forms).where(eq(forms.organisationId, tenant.organisationId)),
    )
    for (const [, secret = ''] of stored.matchAll(/"password":"([^"]+)"/g)) expect(shown).not.toContain(secret)
  })

  it('names everybody once, with an account, roles and how to reach them', async () => {
    const person = (first: string, email: string, phone: string) => ({
      ...{ first_name: first, last_name: 'Kok', email, phone, role: '' },
    })
    const row = { organisationId: member.organisationId, version: 1, updatedByName: 'x' }
    await database()
      .insert(forms)
      .values([
        {
          ...row,
          formType: 'basic-information',
          locationIndex: 0,
          fields: { contact: person('Bea', ` ${member.email}`, '06') },
        },
        { ...row, formType: 'project-team', locationIndex: 0, fields: { members: [person('Lot', '', '030 2')] } },
      ])
    const { people } = (await desk.get(onePage)).account
    expect(people.first.find(({ email }) => email === member.email)).toMatchObject({
      name: 'Anna',
      phone: '06',
      account: { href: `/admin/users/${member.userId}` },
    })
    expect(people.count).toBe(people.first.length)
  })

  it('leads to documents that wait first, and to links', async () => {
    await addDocuments(member, floorPlans, [fileOf('a.pdf')])
    const link = await addLink(member, { purpose: 'reviewer', may: 'read' })
    const { documents, links } = (await desk.get(onePage)).account
    expect([documents.waiting, documents.rows[0]?.name]).toEqual([1, 'a.pdf'])
    expect(links.rows[0]?.href).toBe(`/admin/links/${member.organisationId}/${link.id}`)
  })

  it('shows fifty locations of a thousand, and finds the others', async () => {
    const locations = Array.from({ length: 1000 }, (_, n) => ({
      id: n.toString(16).padStart(8, '0'),
      name: `Huis ${n}`,
    }))
    await database().update(forms).set({ fields: { locations } }).where(eq(forms.organisationId, member.organisationId))
    const page = await desk.get(onePage)
    expect([page.locations.length, page.pages, page.account.missing.rows.length <= 12]).toEqual([50, 20, true])
    const found = await desk.get(onePage, '?q=huis 999')
    expect(found.locations.map(({ name }) => name)).toEqual(['Huis 999'])
  })
})
