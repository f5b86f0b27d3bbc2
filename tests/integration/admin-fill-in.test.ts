import { expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { complaints } from '#tests/support/choices.ts'
import { behalfOf, openFillIn, wifiFields, type FillInDesk } from '#tests/support/fill-in-desk.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

/** Provider staff fill in for somebody of an organisation whom they have on the phone. */

let desk: FillInDesk
openFillIn((made) => (desk = made))

const { ssid, password, email } = wifiFields
const secret = 'Geheim-voor-de-Wifi-2026'

test('what is said on the phone is saved by the name of both, and both sides read so; a password is on no page', async () => {
  const form = await openStep(desk.staff, desk.wifi)
  expect(Object.keys(form.fields).sort()).toEqual(
    ['behalfOf', 'csrf', 'locationId', 'version', ssid, password, email]
      .concat(['wifi.settings.networkType', 'wifi.settings.username'])
      .concat(['first_name', 'last_name', 'phone'].map((name) => `wifi.contact.${name}`))
      .sort(),
  )
  const sent = await form.send({ behalfOf: ` ${behalfOf} `, [ssid]: 'Zorgnet', [password]: secret }, 'next')
  expect([sent.status, sent.headers.location]).toEqual([303, desk.answersPage('wifi-settings')])
  expect(await desk.keptFor()).toEqual([
    [ssid, desk.admin.name, behalfOf, 'provider'],
    [password, desk.admin.name, behalfOf, 'provider'],
  ])
  const leader = await signedIn(desk.portal.origin, desk.member)
  const both = `${desk.admin.name}, van de leverancier, aan de telefoon namens ${behalfOf}`
  const pages = [
    await leader.ask('/location/setup-it-settings/history?location=0'),
    await desk.staff.ask(desk.answersPage('wifi-settings').replace('/answers?', '/history?')),
    await desk.staff.ask(`/admin/organisations/${desk.member.organisationId}`),
    await desk.staff.ask(desk.wifi),
  ]
  for (const { status, text } of pages) {
    expect(status).toBe(200)
    expect(text).toContain('Zorgnet')
    expect(text.includes(secret) || text.includes('sealed:')).toBe(false)
  }
  for (const { text } of pages.slice(0, 3)) expect(text).toContain(both)
  expect(pages[3]?.text).toContain('Er is een wachtwoord bewaard.')
  const [note] = await desk.portal.sql`select action, user_name, subject from audit_log
    where organisation_id = ${desk.member.organisationId} and action <> 'organisation-looked-at'`
  expect(note).toEqual({
    ...{ action: 'filled-in-for', user_name: desk.admin.name },
    subject: { item: 'wifi-settings', locationIndex: 0 },
  })
})

test('the person is asked once a call, for this organisation alone, and stands in no address', async () => {
  const sent = await desk.filled({ [ssid]: 'Zorgnet' })
  expect(sent.headers.location).toBe(desk.wifi)
  const again = await openStep(desk.staff, desk.page('project-team', 0))
  expect(again.fields.behalfOf).toBe(behalfOf)
  const other = await addOrganisation(['Elders'])
  const there = await openStep(desk.staff, desk.wifi.replace(desk.member.organisationId, other.organisationId))
  expect(there.fields.behalfOf).toBe('')
  const colleague = await signedIn(desk.portal.origin, await newAdmin())
  for (const [name, value] of desk.staff.cookies) if (name.includes('on-the-phone')) colleague.cookies.set(name, value)
  expect((await openStep(colleague, desk.wifi)).fields.behalfOf).toBe('')
})

test.each([
  ['nobody', ' '],
  ['an address', 'https://x.example'],
  ['more than a name', 'x'.repeat(200)],
])('without the name of a person, such as %s, nothing is saved and all that was typed stays', async (_, person) => {
  const refused = await desk.filled({ behalfOf: person, [ssid]: 'Zorgnet', [email]: 'ans@' })
  expect(refused.status).toBe(422)
  expect(complaints(refused)).toEqual([
    'Vul de naam in van wie u aan de telefoon heeft, in hoogstens 120 tekens.',
    expect.stringContaining('Dit is geen e-mailadres.'),
  ])
  const kept = stepIn(desk.staff, desk.wifi, refused)
  expect(kept.fields).toMatchObject({ [ssid]: 'Zorgnet', [email]: 'ans@', behalfOf: person })
  expect(await desk.storedIn('wifi-settings')).toBe('null')
  expect((await kept.send({ behalfOf, [email]: 'ans@example.org' })).status).toBe(303)
  expect(await desk.storedIn('wifi-settings')).toContain('Zorgnet')
})

test('what is not valid stays on the page as typed, and the rest is kept', async () => {
  const refused = await desk.filled({ [ssid]: 'Zorgnet', [password]: secret, [email]: 'ans' })
  expect(refused.status).toBe(422)
  expect(complaints(refused)[0]).toContain('Dit is geen e-mailadres.')
  expect(refused.text).not.toContain(secret)
  expect(stepIn(desk.staff, desk.wifi, refused).fields).toMatchObject({ [email]: 'ans', behalfOf })
  expect(await desk.storedIn('wifi-settings')).toContain('Zorgnet')
})
