import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { muteCause, readOwnPreferences } from '#app/persistence/notifications/preferences.server.ts'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { optionalCauses } from '#app/platform/mail/causes.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { ownForm, signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

/** The form of /settings in which people choose their language, their messages and their quiet hours. */

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

const choices = (over: FormFields = {}): FormFields => ({
  ...{ language: 'nl', wanted: ['digest', 'reminder'] },
  ...{ digestDay: '5', digestHour: '16', timeZone: 'America/Kralendijk', quietFrom: '20', quietUntil: '7' },
  ...over,
})
const others = (...wanted: string[]) => optionalCauses.filter((cause) => !wanted.includes(cause))
const checked = (text: string, name = 'wanted') =>
  [...text.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))]
    .filter(([input]) => input.includes(' checked'))
    .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])
const selected = (text: string, name: string) => {
  const [select = ''] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(text) ?? []
  const [option = ''] = /<option[^>]* selected[^>]*>/.exec(select) ?? []
  return /value="([^"]*)"/.exec(option)?.[1]
}
const lists = ['digestDay', 'digestHour', 'quietFrom', 'quietUntil', 'timeZone'] as const
/** What the form on a page says, as it would be sent. */
const shown = (text: string) => ({
  language: checked(text, 'language')[0],
  wanted: checked(text).sort(),
  ...Object.fromEntries(lists.map((name) => [name, selected(text, name)])),
})
const languageOf = async ({ userId }: Member) =>
  (await portal.sql`select language from users where id = ${userId}`)[0]?.language

test('is one form with one filled button; at first all messages are wanted, at the usual time of the Netherlands', async () => {
  const { text } = await own.ask('/settings')
  expect(text.match(/<form[^>]*id="settings"/g)).toHaveLength(1)
  const [main = ''] = /<main.*<\/main>/s.exec(text) ?? []
  expect(
    [...main.matchAll(/<(?:button|a)[^>]* class="[^"]*primary-button[^"]*"[^>]*>([^<]*)/g)].map(([, name]) => name),
  ).toEqual(['Opslaan'])
  expect(shown(text)).toEqual({
    ...{ language: 'nl', wanted: [...optionalCauses].sort(), digestDay: '1', digestHour: '8' },
    ...{ quietFrom: '', quietUntil: '', timeZone: 'Europe/Amsterdam' },
  })
  expect(text).toMatch(/<option value="">Kies<\/option><option value="Europe\/Amsterdam"/)
})

test('all of it is kept at once, the language too, and what a colleague chose stays', async () => {
  const answer = await own.post('/settings', choices({ language: 'en' }))
  expect([answer.status, answer.headers.location]).toEqual([303, '/settings'])
  const chosen = { digestDay: 5, digestHour: 16, timeZone: 'America/Kralendijk', quiet: { from: 20, until: 7 } }
  const saved = await readOwnPreferences(member)
  expect({ ...saved, muted: [...saved.muted].sort() }).toEqual({
    ...{ ...usualPreferences, ...chosen, muted: others('digest', 'reminder').sort() },
  })
  expect([await languageOf(member), own.cookies.get('routekaart.language')]).toEqual(['en', 'en'])
  expect([await languageOf(colleague), await readOwnPreferences(colleague)]).toEqual([null, usualPreferences])
  const { text } = await own.ask('/settings')
  expect(text).toContain('<html lang="en"')
  expect(text).toContain('Your settings have been saved.')
  expect(shown(text)).toEqual(choices({ language: 'en' }))
  expect(
    (await own.post('/settings', choices({ language: 'nl', wanted: [], quietFrom: '', quietUntil: '' }))).status,
  ).toBe(303)
  const none = await readOwnPreferences(member)
  expect([none.muted.length, none.quiet, await languageOf(member)]).toEqual([optionalCauses.length, null, 'nl'])
  expect((await own.ask('/settings')).text).toContain('Uw instellingen zijn opgeslagen.')
})

test('messages that were stopped by one click can be had again', async () => {
  await muteCause(member.userId, 'digest')
  expect(checked((await own.ask('/settings')).text).sort()).toEqual(others('digest').sort())
  await own.post('/settings', choices({ wanted: [...optionalCauses] }))
  expect((await readOwnPreferences(member)).muted).toEqual([])
})

test('staff are asked about what is for staff, and about whatever they stopped', async () => {
  const { text } = await (await signedIn(portal.origin, await newAdmin())).ask('/settings')
  expect(checked(text).sort()).toEqual(['answer', 'appointment', 'connection-day', 'digest', 'signed', 'signing-turn'])
  expect([text.includes('value="sent-back"'), text.includes('Herinneringen aan een taak')]).toEqual([false, false])
  const actor = await newAdmin()
  await muteCause(actor.userId, 'sent-back')
  const stopped = await signedIn(portal.origin, actor)
  expect((await stopped.ask('/settings')).text).toContain('value="sent-back"')
  expect((await stopped.post('/settings', choices({ wanted: ['answer'] }))).status).toBe(303)
  expect([...(await readOwnPreferences(actor)).muted].sort()).toEqual(
    ['appointment', 'connection-day', 'digest', 'sent-back', 'signed', 'signing-turn'].sort(),
  )
})

describe('what is wrong is said, with all that was chosen, and nothing is saved', () => {
  test.each<[string, FormFields, RegExp, RegExp]>([
    ['language', { language: '' }, /Kies een taal\./, /Choose a language\./],
    ['language', { language: 'fr' }, /Kies een taal\./, /Choose a language\./],
    ['digestDay', { digestDay: '' }, /Kies op welke dag het weekoverzicht komt\./, /Choose the day/],
    ['digestDay', { digestDay: '8' }, /Kies op welke dag het weekoverzicht komt\./, /Choose the day/],
    ['digestHour', { digestHour: '24' }, /Kies hoe laat het weekoverzicht komt\./, /Choose the time/],
    ['timeZone', { timeZone: '' }, /Kies een tijdzone uit de lijst\./, /Choose a time zone/],
    ['timeZone', { timeZone: 'Mars/Olympus' }, /Kies een tijdzone uit de lijst\./, /Choose a time zone/],
    ['timeZone', { timeZone: ['UTC', 'UTC'] }, /Kies een tijdzone uit de lijst\./, /Choose a time zone/],
    ['quietFrom', { quietFrom: '' }, /Kies ook vanaf welk uur/, /when quiet hours start/],
    ['quietFrom', { quietFrom: '24' }, /Kies ook vanaf welk uur/, /when quiet hours start/],
    ['quietUntil', { quietUntil: '' }, /Kies ook tot welk uur/, /when quiet hours end/],
    ['quietUntil', { quietUntil: '20' }, /Kies ook tot welk uur/, /when quiet hours end/],
  ])('%s: %j', async (field, over, dutch, english) => {
    // Nothing is as it is at first, so that it could not come from elsewhere than the form.
    const sent = choices({ language: 'en', ...over })
    const { status, text } = await own.post('/settings', sent)
    expect([status, text.includes(`href="#${field}"`)]).toEqual([422, true])
    expect(text).toMatch(new RegExp(`id="(${field}|${field}-group)-error".*?${dutch.source}`, 's'))
    expect({ ...shown(text), [field]: '' }).toEqual({ ...sent, [field]: '' })
    expect([await readOwnPreferences(member), await languageOf(member)]).toEqual([usualPreferences, null])
    own.cookies.set('routekaart.language', 'en')
    expect((await own.post('/settings', sent)).text).toMatch(english)
  })

  test('of all fields at once, and of two that belong together too', async () => {
    const { text } = await own.post('/settings', choices({ digestDay: '', quietUntil: '', timeZone: '' }))
    expect([...text.matchAll(/<a href="#(\w+)" class="[^"]*text-red/g)].map(([, field]) => field)).toEqual([
      ...['digestDay', 'quietUntil', 'timeZone'],
    ])
  })

  test('nothing ticked stays so', async () => {
    expect(checked((await own.post('/settings', choices({ wanted: [], digestDay: '' }))).text)).toEqual([])
  })
})

test('the language of the header keeps what was chosen, says nothing of errors and saves the language only', async () => {
  const sent = choices({ goTo: 'language:en', digestDay: '' })
  const again = await own.post('/settings', sent)
  expect([again.status, again.headers.location]).toEqual([307, '/settings'])
  const { status, text } = await own.post('/settings', sent)
  expect([status, text.includes('<html lang="en"'), text.includes('role="alert"')]).toEqual([200, true, false])
  expect(shown(text)).toEqual({ ...choices({ language: 'en' }), digestDay: '' })
  expect([await readOwnPreferences(member), await languageOf(member)]).toEqual([usualPreferences, 'en'])
})

test('what makes no sense is refused, and so is what comes from elsewhere', async () => {
  const senseless: FormFields[] = [
    { language: ['nl', 'en'] },
    { digestHour: '1\0' },
    { quietFrom: '-1' },
    { timeZone: '__proto__' },
  ]
  for (const fields of senseless)
    expect([fields, (await own.post('/settings', choices(fields))).status]).toEqual([fields, 422])
  expect((await own.post('/settings', {})).status).toBe(422)
  const foreign = { ...ownForm, 'Sec-Fetch-Site': 'cross-site' }
  expect((await own.post('/settings', choices(), foreign)).status).toBe(403)
  expect(await readOwnPreferences(member)).toEqual(usualPreferences)
  expect((await own.post('/settings', choices({ wanted: ['<b>', '__proto__', 'invitation'] }))).status).toBe(303)
  expect((await readOwnPreferences(member)).muted).toEqual([...optionalCauses])
})

test('erasing a person takes their choices along, and looking a person up tells of it', async () => {
  await own.post('/settings', choices())
  const staff = await signedIn(portal.origin, admin)
  expect((await staff.ask(`/admin/privacy?email=${member.email}`)).text).toContain('keuzes over berichten')
  const erase = { email: member.email, name: '', organisation: '', sure: 'yes', where: [member.organisationId] }
  expect((await staff.post('/admin/privacy', erase)).status).toBe(303)
  expect(await portal.sql`select 1 from mail_preferences where user_id = ${member.userId}`).toHaveLength(0)
})
