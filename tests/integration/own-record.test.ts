import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { saveConnectionDay } from '#tests/support/happenings.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** What /settings says of a person's own data, and gives them to take along. */

let portal: SharedPortal
let admin: Actor
let member: Member
let colleague: Member
let own: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await addOrganisation(['Huis'])
  colleague = await addColleague(member)
  own = await signedIn(portal.origin, member)
})

test('people see what is kept of them', async () => {
  await portal.sql`insert into mail_messages (organisation_id, cause, to_name, to_address, language, subject, sealed_text, state)
    select ${member.organisationId}, 'share-link', 'x', x, 'nl', 'x', 'x', 'sent' from unnest(${[member.email.toUpperCase(), member.email, colleague.email]}::text[]) x`
  const { text } = await own.ask('/settings')
  const facts = new Map(
    [...text.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, name, value]) => [name, value]),
  )
  expect(Object.fromEntries(facts)).toMatchObject({
    ...{ Naam: member.name, 'E-mailadres': member.email, Organisatie: 'De Zonnehof' },
    ...{ Rol: 'Medewerker van een zorgorganisatie', 'Ingelogde apparaten': '1', 'Berichten aan u': '2' },
  })
  expect(facts.has('Account sinds')).toBe(true)
  expect(text).not.toContain(colleague.email)
  const staff = await (await signedIn(portal.origin, admin)).ask('/settings')
  expect([
    staff.text.includes('Medewerker van de leverancier'),
    staff.text.includes('/organisation/looked-at'),
  ]).toEqual([true, false])
})

test('people take along what is kept of them, and nothing of a colleague', async () => {
  await portal.sql`insert into mail_messages (organisation_id, cause, to_name, to_address, language, subject, sealed_text, state)
    select ${member.organisationId}, 'answer', 'x', x, 'nl', 'Voor ' || x, 'verzegeld', 'sent' from unnest(${[member.email, colleague.email]}::text[]) x`
  await saveConnectionDay(member, Date.UTC(2099, 2, 3))
  await saveConnectionDay(colleague, Date.UTC(2099, 2, 4))
  await own.post('/settings', {
    ...{ language: 'nl', wanted: ['digest'], digestDay: '5', digestHour: '16', timeZone: 'America/Kralendijk' },
  })
  const { text, headers } = await own.ask('/settings/own-data')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="?mijn-gegevens-\d{4}-\d\d-\d\d\.json/)
  expect(headers['cache-control']).toContain('no-store')
  const file: unknown = JSON.parse(text)
  expect(file).toMatchObject({
    account: { name: member.name, email: member.email, organisation: 'De Zonnehof', isProviderStaff: false },
    messagePreferences: { digestDay: 5, digestHour: 16, timeZone: 'America/Kralendijk' },
    sessions: [{ createdAt: expect.any(String) }],
    messages: [{ cause: 'answer', subject: `Voor ${member.email}`, state: 'sent' }],
    changes: [
      { formType: 'day-planning-logistics', locationIndex: 0, at: expect.any(String) },
      { formType: 'org-information' },
    ],
  })
  for (const other of [colleague.email, colleague.name, 'verzegeld', '2099']) expect(text).not.toContain(other)
  const staff = await (await signedIn(portal.origin, admin)).ask('/settings/own-data')
  expect(JSON.parse(staff.text)).toMatchObject({ account: { email: admin.email, isProviderStaff: true }, changes: [] })
})
