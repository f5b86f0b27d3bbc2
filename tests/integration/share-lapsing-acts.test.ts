import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import {
  agreementItem,
  askedAbout,
  fillInAgreement,
  officer,
  signByName,
  studyAgreementToSign,
} from '#tests/support/agreement.ts'
import { addOrganisation, addToForm } from '#tests/support/care-organisation.ts'
import { openHistory } from '#tests/support/history-page.ts'
import { importedForms, importedNames, paste, press } from '#tests/support/import-form.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { fieldsIn, openStep, unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await signedIn(portal.origin, await newAdmin())
})
afterAll(() => portal.close())

/** An organisation whose processing agreement is filled in. */
async function withAgreement() {
  const member = await addOrganisation(['Huis', 'Hof'])
  await fillInAgreement(member)
  return { member, leader: await signedIn(portal.origin, member) }
}

/** A data protection officer agrees to the processing agreement as it is. */
async function approve(member: Member) {
  const link = await addLink(member, officer)
  expect((await signByName(openVisitor(portal.origin), link, { name: 'Peter Koster' })).status).toBe(303)
}

/** An organisation that signed the study agreement of its first location, and the row of that location. */
async function withStudyAgreement() {
  const { member, link, guest } = await studyAgreementToSign(portal)
  expect((await signByName(guest, link)).status).toBe(303)
  const leader = await signedIn(portal.origin, member)
  const { fields } = await openStep(leader, '/organisation/basic-info/locations')
  return { member, leader, row: String(fields['locations[0].id']), name: String(fields['locations[0].name']) }
}

const agreementOf = async (member: Member) =>
  (await importedForms(portal.sql, member)).find(({ type }) => type === agreementItem)?.fields

test('undoing a change asks first whose answers lapse', async () => {
  const { member, leader } = await withAgreement()
  const page = await openStep(leader, '/organisation/sign-processing-agreement/details')
  expect((await page.send({ 'signer.role': 'Directeur' })).status).toBe(303)
  await approve(member)
  const history = await openHistory(leader, '/organisation/sign-processing-agreement/history')
  const [change] = history.changes
  const asked = await history.undo(change)
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('Peter Koster is akkoord met')
  expect(await agreementOf(member)).toMatchObject({ signer: { role: 'Directeur' } })

  expect((await history.undo(change, { lapse: 'only:0' })).status).toBe(409)
  const undone = await history.undo(change, { lapse: `ask:${askedAbout(asked.text)}` })
  expect(undone.status).toBe(303)
  expect(undone.headers.location).toContain('/links/new?')
  expect(await agreementOf(member)).toMatchObject({ signer: { role: 'Bestuurder' } })
})

test('another name of a location asks first: by the organisation, and by staff', async () => {
  const { member, leader, row, name } = await withStudyAgreement()
  const page = await openStep(leader, '/organisation/basic-info/locations')
  const asked = await page.send({ 'locations[0].name': 'Huis aan het Plein' })
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('Hanneke de Vries tekende')

  const address = `/admin/organisations/${member.organisationId}/locations/${row}`
  const renamed = { ...fieldsIn((await staff.ask(address)).text, 'rename'), name: 'Huis aan het Plein' }
  const askedStaff = await staff.post(address, renamed)
  expect(askedStaff.status).toBe(409)
  expect(askedStaff.text).toContain('Hanneke de Vries tekende')
  expect(askedStaff.text).toContain('value="Huis aan het Plein"')
  expect(askedStaff.text).not.toContain('value="ask:')
  expect((await importedNames(portal.sql, member))[0]).toBe(name)

  const agreed = { ...renamed, lapse: `only:${askedAbout(askedStaff.text)}` }
  expect((await staff.post(address, agreed)).status).toBe(303)
  expect((await importedNames(portal.sql, member))[0]).toBe('Huis aan het Plein')
})

test('another name of the organisation asks first where an agreement says it', async () => {
  const { member } = await withAgreement()
  await approve(member)
  const address = `/admin/organisations/${member.organisationId}`
  const nameOf = async () => (await portal.sql`select name from organisations where id = ${member.organisationId}`)[0]
  const before = await nameOf()
  const details = { ...fieldsIn((await staff.ask(address)).text, 'details'), name: 'De Nieuwe Zonnehof' }
  const asked = await staff.post(address, details)
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('Peter Koster is akkoord met')
  expect(asked.text).toContain('value="De Nieuwe Zonnehof"')
  expect(await nameOf()).toEqual(before)

  expect((await staff.post(address, { ...details, lapse: `only:${askedAbout(asked.text)}` })).status).toBe(303)
  expect(await nameOf()).toEqual({ name: 'De Nieuwe Zonnehof' })
})

test('answers about the texts of several places stand by place', async () => {
  const { member, leader, name } = await withStudyAgreement()
  await approve(member)
  const page = await openStep(leader, '/organisation/basic-info/organisation')
  const { text } = await page.send({ 'organisation.address': 'Maanweg 2' })
  const question = text.slice(text.indexOf('<h2', text.indexOf('id="lapse"')), text.indexOf('value="ask:'))
  const words = unescapeHtml(question.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
  expect(words).toMatch(new RegExp(`De organisatie Peter Koster is akkoord met .* ${name} Hanneke de Vries tekende`))
})

test('replacing somebody everywhere asks first, and keeps what was typed and ticked', async () => {
  const { member, leader } = await withAgreement()
  const dpo = { first_name: 'Peter', last_name: 'Koster', title: '', email: 'fg@example.org', phone: '030 1' }
  await addToForm(member, agreementItem, { dpo })
  await approve(member)
  const people = await leader.ask('/organisation/people')
  const [, person = ''] =
    /<a href="(\/organisation\/people\/[^"]+)"[^>]*>Wijzigen<span[^>]*>[^<]*Peter/.exec(people.text) ?? []
  const fieldsOn = (html: string) =>
    fieldsIn(html.slice(html.indexOf('<main')).replace('<form ', '<form id="it" '), 'it')
  const { place, ...others } = fieldsOn((await leader.ask(person)).text)
  const typed = { ...others, place: place ?? '', phone: '06 12 34 55 01' }
  const asked = await leader.post(person, typed)
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('Peter Koster is akkoord met')
  expect(fieldsOn(asked.text)).toMatchObject({ phone: '06 12 34 55 01', place })
  expect(await agreementOf(member)).toMatchObject({ dpo: { phone: '030 1' } })

  const done = await leader.post(person, { ...typed, lapse: `ask:${askedAbout(asked.text)}` })
  expect(done.headers.location).toContain('/links/new?')
  expect(await agreementOf(member)).toMatchObject({ dpo: { phone: '06 12 34 55 01' } })
})

test('importing a spreadsheet asks first, and saves all of it or nothing', async () => {
  const { member, leader, row, name } = await withStudyAgreement()
  const wards = async () =>
    (await importedForms(portal.sql, member)).find(({ type, place }) => type === 'basic-information' && place === 0)
      ?.fields.wards
  const [before, names] = [await wards(), await importedNames(portal.sql, member)]
  const sheet = `Locatie;Adres;Afdeling;Bedden\n${name};;Bijgebouw;8\nDe Vliet;;;`
  const merged = await press(leader, await paste(leader, sheet), { choose: `2 with:${row}` })
  const asked = await press(leader, merged, { intent: 'save' })
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('Hanneke de Vries tekende')
  expect([await wards(), await importedNames(portal.sql, member)]).toEqual([before, names])

  const done = await press(leader, asked, { intent: 'save', lapse: `only:${askedAbout(asked.text)}` })
  expect([done.status, done.headers.location]).toEqual([303, '/organisation'])
  expect(await importedNames(portal.sql, member)).toContain('De Vliet')
  expect(await wards()).toContainEqual(expect.objectContaining({ name: 'Bijgebouw', numberOfBeds: 8 }))
})
