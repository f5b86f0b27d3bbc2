import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreementItem,
  agreementToSign,
  officer,
  outcomeOf,
  signaturesOf,
  signByName,
  who,
} from '#tests/support/agreement.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const other = { name: 'Jan Jansen', position: 'Lid raad van bestuur' }

test('another name than that of who was invited asks whether it is somebody else, and signs nothing', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const asked = await signByName(guest, link, other)
  const text = unescapeHtml(asked.text)
  expect(asked.status).toBe(422)
  expect(text).toContain('Bent u iemand anders? Deze link is voor Hanneke de Vries, en u typte “Jan Jansen”.')
  expect(text).toMatch(/name="otherPerson"[^>]* value="yes"/)
  for (const typed of Object.values(other)) expect(text).toContain(`value="${typed}"`)
  expect(text).toMatch(/<input[^>]*name="agree"[^>]*checked/)
  expect([await signaturesOf(portal, member.organisationId), await outcomeOf(portal, link)]).toEqual([[], null])
  expect((await signByName(guest, link, { ...other, otherPerson: 'no' })).status).toBe(422)
})

test('somebody else who says so signs, and everybody is told who it was and who was invited', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  expect((await signByName(guest, link, { ...other, otherPerson: 'yes' })).status).toBe(303)
  const [row] = await signaturesOf(portal, member.organisationId)
  expect(row).toMatchObject({
    ...{ typed_name: other.name, invited_name: who.name, is_other: true, position: other.position },
  })
  const said = 'Getekend door Jan Jansen, uitgenodigd was Hanneke de Vries'
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask('/links')).text).toContain(said)
  const page = (await leader.ask(`/links/${link.id}`)).text
  for (const part of [said, 'Mocht Jan Jansen tekenen?', 'Opnieuw vragen', 'Jan Jansen tekende'])
    expect(page).toContain(part)
  expect((await leader.ask('/api/attention')).text).toContain('answered.signedByOther')
  const staff = await signedIn(portal.origin, await newAdmin())
  expect((await staff.ask(`/admin/links?organisation=${member.organisationId}`)).text).toContain(said)
  for (const shown of [await guest.ask(link.address), await guest.ask(`${link.address}/evidence`)]) {
    expect(shown.text).toContain('Jan Jansen')
    expect(shown.text).toContain('Uitgenodigd was')
  }
  const [event] = await portal.sql`select by_name from share_events where link_id = ${link.id} and kind = 'signed'`
  expect(event?.by_name).toBe(other.name)

  await leader.post(`/links/${link.id}`, { intent: 'confirm' })
  const agreed = (await leader.ask(`/links/${link.id}`)).text
  expect(agreed).not.toContain('Mocht Jan Jansen tekenen?')
})

test.each(['mr. H. de Vries', 'DE VRIES, HANNEKE', who.name])('%j is the person who was invited', async (name) => {
  const { member, link, guest } = await agreementToSign(portal)
  expect((await signByName(guest, link, { name, otherPerson: 'yes' })).status).toBe(303)
  const [row] = await signaturesOf(portal, member.organisationId)
  expect(row).toMatchObject({ typed_name: name, is_other: false })
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask(`/links/${link.id}`)).text).not.toContain('uitgenodigd was')
})

test('the data protection officer is asked in the same way', async () => {
  const { link, guest } = await agreementToSign(portal, officer)
  expect((await signByName(guest, link, { name: 'Bo Bakker' })).status).toBe(422)
  expect((await signByName(guest, link, { name: 'P. Koster' })).status).toBe(303)
})

test('a data protection officer approves, and signs nothing, though they type their name', async () => {
  const { member, link, guest } = await agreementToSign(portal, officer)
  await signByName(guest, link, { name: 'Peter Koster' })
  const leader = await signedIn(portal.origin, member)
  for (const page of ['/links', `/links/${link.id}`]) {
    const { text } = await leader.ask(page)
    expect([page, />Akkoord/.test(text), text.includes('Getekend,'), text.includes('Peter Koster tekende')]).toEqual([
      ...[page, true, false, false],
    ])
  }
  expect((await guest.ask(`${link.address}/evidence`)).text).toContain('Bewijs van akkoord')
  expect((await guest.ask(link.address)).text).not.toContain('De tekst is daarna gewijzigd')
  guest.cookies.set('routekaart.language', 'en')
  expect((await guest.ask(link.address)).text).not.toContain('The text has changed since')
  guest.cookies.set('routekaart.language', 'nl')

  await portal.sql`update forms set fields = jsonb_set(fields, '{signer,role}', '"Directeur"')
    where organisation_id = ${member.organisationId} and form_type = ${agreementItem}`
  const theirs = (await guest.ask(link.address)).text
  for (const words of ['Akkoord gegeven door Peter Koster', 'De tekst is daarna gewijzigd'])
    expect(theirs).toContain(words)
  await portal.sql`update share_links set revoked_at = now() where id = ${link.id}`
  expect((await guest.ask(link.address)).text).toContain('Er is al akkoord gegeven')
})
