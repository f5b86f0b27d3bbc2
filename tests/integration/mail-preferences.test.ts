import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { muteCause, readOwnPreferences } from '#app/persistence/notifications/preferences.server.ts'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { optionalCauses } from '#app/platform/mail/causes.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { ownForm, signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

/** The sections of /settings in which people choose their language, their messages and their quiet hours. */

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

const mail = (over: FormFields = {}): FormFields => ({
  ...{ intent: 'mail', wanted: ['digest', 'reminder'] },
  ...{ digestDay: '5', digestHour: '16', timeZone: 'America/Kralendijk' },
  ...over,
})
const others = (...wanted: string[]) => optionalCauses.filter((cause) => !wanted.includes(cause))
const checked = (text: string) =>
  [...text.matchAll(/<input[^>]*name="wanted"[^>]*>/g)]
    .filter(([input]) => input.includes(' checked'))
    .map(([input]) => /value="([^"]+)"/.exec(input)?.[1])
const selected = (text: string, name: string) => {
  const [select = ''] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(text) ?? []
  const [option = ''] = /<option[^>]* selected[^>]*>/.exec(select) ?? []
  return /value="([^"]*)"/.exec(option)?.[1]
}

describe('messages', () => {
  test('are all wanted at first, at the usual time of the Netherlands', async () => {
    const { text } = await own.ask('/settings')
    expect(checked(text)).toEqual([...optionalCauses])
    expect(['digestDay', 'digestHour', 'timeZone'].map((name) => selected(text, name))).toEqual([
      '1',
      '8',
      'Europe/Amsterdam',
    ])
    expect(text).toMatch(/<option value="">Kies<\/option><option value="Europe\/Amsterdam"/)
  })

  test('are kept as they were chosen, and those of a colleague stay', async () => {
    const answer = await own.post('/settings', mail())
    expect([answer.status, answer.headers.location]).toEqual([303, '/settings'])
    const chosen = { digestDay: 5, digestHour: 16, timeZone: 'America/Kralendijk' }
    const saved = await readOwnPreferences(member)
    expect({ ...saved, muted: [...saved.muted].sort() }).toEqual({
      ...{ ...usualPreferences, ...chosen, muted: others('digest', 'reminder').sort() },
    })
    expect(await readOwnPreferences(colleague)).toEqual(usualPreferences)
    const { text } = await own.ask('/settings')
    expect(text).toContain('Uw keuze over berichten is opgeslagen.')
    expect(checked(text)?.sort()).toEqual(['digest', 'reminder'])
    expect(['digestDay', 'digestHour', 'timeZone'].map((name) => selected(text, name))).toEqual([
      '5',
      '16',
      'America/Kralendijk',
    ])
    await own.post('/settings', mail({ wanted: [] }))
    expect((await readOwnPreferences(member)).muted).toHaveLength(optionalCauses.length)
  })

  test('that were stopped by one click can be had again', async () => {
    await muteCause(member.userId, 'digest')
    expect(checked((await own.ask('/settings')).text)).toEqual(others('digest'))
    await own.post('/settings', mail({ wanted: [...optionalCauses] }))
    expect((await readOwnPreferences(member)).muted).toEqual([])
  })

  test('are asked of staff as far as they are for staff, and whatever staff stopped', async () => {
    const staff = await signedIn(portal.origin, await newAdmin())
    expect((await staff.ask('/settings')).text).not.toContain('value="sent-back"')
    const actor = await newAdmin()
    await muteCause(actor.userId, 'sent-back')
    const stopped = await signedIn(portal.origin, actor)
    expect((await stopped.ask('/settings')).text).toContain('value="sent-back"')
    expect((await stopped.post('/settings', mail({ wanted: ['answer'] }))).status).toBe(303)
    expect([...(await readOwnPreferences(actor)).muted].sort()).toEqual(
      ['appointment', 'connection-day', 'digest', 'sent-back', 'signed', 'signing-turn'].sort(),
    )
  })

  test.each<[string, FormFields, string]>([
    ['digestDay', { digestDay: '' }, 'Kies op welke dag het weekoverzicht komt.'],
    ['digestDay', { digestDay: '8' }, 'Kies op welke dag het weekoverzicht komt.'],
    ['digestHour', { digestHour: '24' }, 'Kies hoe laat het weekoverzicht komt.'],
    ['timeZone', { timeZone: '' }, 'Kies een tijdzone uit de lijst.'],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'Kies een tijdzone uit de lijst.'],
    ['timeZone', { timeZone: ['UTC', 'UTC'] }, 'Kies een tijdzone uit de lijst.'],
  ])('say what is wrong with %s %j, keep the rest and save nothing', async (field, over, said) => {
    const { status, text } = await own.post('/settings', mail(over))
    expect(status).toBe(422)
    expect(text).toContain(`href="#${field}"`)
    expect(text).toContain(said)
    expect(checked(text)?.sort()).toEqual(['digest', 'reminder'])
    const kept = { digestDay: '5', digestHour: '16', timeZone: 'America/Kralendijk', [field]: undefined }
    for (const [name, value] of Object.entries(kept))
      if (value !== undefined) expect([name, selected(text, name)]).toEqual([name, value])
    expect(await readOwnPreferences(member)).toEqual(usualPreferences)
    own.cookies.set('routekaart.language', 'en')
    expect((await own.post('/settings', mail(over))).text).toMatch(/Choose (the|a) /)
  })
})

describe('quiet hours', () => {
  const quiet = (quietFrom: string, quietUntil: string) =>
    own.post('/settings', { intent: 'quiet', quietFrom, quietUntil })

  test('are kept, leave the messages as they are, and can be none again', async () => {
    await own.post('/settings', mail())
    const before = await readOwnPreferences(member)
    expect((await quiet('20', '7')).status).toBe(303)
    expect(await readOwnPreferences(member)).toEqual({ ...before, quiet: { from: 20, until: 7 } })
    await own.post('/settings', mail({ digestDay: '2' }))
    expect(await readOwnPreferences(member)).toMatchObject({ digestDay: 2, quiet: { from: 20, until: 7 } })
    const { text } = await own.ask('/settings')
    expect([selected(text, 'quietFrom'), selected(text, 'quietUntil')]).toEqual(['20', '7'])
    expect((await quiet('', '')).status).toBe(303)
    expect((await readOwnPreferences(member)).quiet).toBeNull()
    expect(await readOwnPreferences(colleague)).toEqual(usualPreferences)
  })

  test.each([
    ['quietFrom', '', '7', 'Kies ook vanaf welk uur'],
    ['quietUntil', '20', '', 'Kies ook tot welk uur'],
    ['quietUntil', '8', '8', 'Kies ook tot welk uur'],
    ['quietFrom', '24', '7', 'Kies ook vanaf welk uur'],
  ])('say what is wrong with %s: %j until %j', async (field, from, until, said) => {
    const { status, text } = await quiet(from, until)
    expect([status, text.includes(`href="#${field}"`), text.includes(said)]).toEqual([422, true, true])
    if (field === 'quietUntil') expect(selected(text, 'quietFrom')).toBe(from)
    else expect(selected(text, 'quietUntil')).toBe(until)
    expect((await readOwnPreferences(member)).quiet).toBeNull()
  })
})

test('the language of the page is that of the messages, and is changed where it stands', async () => {
  const { text } = await own.ask('/settings')
  expect(text).toMatch(/action="\/language".*name="returnTo" value="\/settings".*Overstappen op Engels/s)
  const changed = await own.post('/language', { language: 'en', returnTo: '/settings' })
  expect([changed.status, changed.headers.location]).toEqual([303, '/settings'])
  expect((await own.ask('/settings')).text).toContain('Switch to Dutch')
  const rows =
    await portal.sql`select language from users where id = any(${[member.userId, colleague.userId]}) order by language`
  expect(rows.map(({ language }) => language)).toEqual(['en', null])
})

test('what makes no sense is refused, and so is what comes from elsewhere', async () => {
  const senseless: FormFields[] = [{}, { intent: 'nonsense' }, { intent: ['mail', 'quiet'] }, { intent: 'mail\0' }]
  for (const fields of senseless)
    expect([fields, (await own.post('/settings', mail({ intent: '', ...fields }))).status]).toEqual([fields, 400])
  const foreign = { ...ownForm, 'Sec-Fetch-Site': 'cross-site' }
  expect((await own.post('/settings', mail(), foreign)).status).toBe(403)
  expect((await own.post('/settings', mail({ wanted: ['<b>', '__proto__', 'invitation'] }))).status).toBe(303)
  expect((await readOwnPreferences(member)).muted).toEqual([...optionalCauses])
})

test('erasing a person takes their choices along, and looking a person up tells of it', async () => {
  await own.post('/settings', mail())
  const staff = await signedIn(portal.origin, admin)
  expect((await staff.ask(`/admin/privacy?email=${member.email}`)).text).toContain('keuzes over berichten')
  const erase = { email: member.email, name: '', organisation: '', sure: 'yes', where: [member.organisationId] }
  expect((await staff.post('/admin/privacy', erase)).status).toBe(303)
  expect(await portal.sql`select 1 from mail_preferences where user_id = ${member.userId}`).toHaveLength(0)
})
