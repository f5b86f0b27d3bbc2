import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerKeys } from '#app/platform/site/provider.ts'
import { demoProvider } from '#drizzle/seed/demo-people.ts'
import {
  agreementItem,
  agreementToSign,
  hashIn,
  hashOn,
  officer,
  readParts,
  signaturesOf,
  signHash,
  studyAgreementToSign,
} from '#tests/support/agreement.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { typedLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let staff: Visitor
beforeAll(async () => {
  portal = await openPortal()
  staff = await signedIn(portal.origin, await newAdmin())
})
afterAll(() => portal.close())

/** Saves the provider as its form does, with some of it left out. */
async function saveProvider(over: Partial<typeof demoProvider> = {}) {
  const page = await staff.ask('/admin/settings')
  const version = /name="setting" value="provider"\/><input type="hidden" name="version" value="(\d+)"/.exec(
    page.text,
  )?.[1]
  const known = { ...demoProvider, ...over }
  const fields = Object.fromEntries(
    providerKeys.map((key) => [`provider${key.charAt(0).toUpperCase()}${key.slice(1)}`, known[key]]),
  )
  return staff.post('/admin/settings', { setting: 'provider', version: version ?? '', ...fields })
}

const details = '/location/prepare-quotation/details?location=0'
const byLink = '/links/new?item=quotation&amp;location=0&amp;purpose=signer'
const signPage = '/organisation/sign-processing-agreement/sign'
const form = `/links/new?item=${agreementItem}&purpose=signer`

test('as long as the supplier is not known nothing can be signed here; what was shared before says so', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const leader = await signedIn(portal.origin, member)
  const hash = await hashOn(guest, link)
  expect(hash).not.toBe('')
  expect((await leader.ask(form)).text).toContain('value="sign"')
  const ways = `href="${form.replaceAll('&', '&amp;')}"`
  expect((await leader.ask(signPage)).text).toContain(ways)
  const planner = await signedIn(portal.origin, (await studyAgreementToSign(portal)).member)
  expect((await planner.ask(details)).text).toContain(byLink)

  expect((await saveProvider({ signer: ' ' })).status).toBe(303)
  const asked = await leader.ask(form)
  expect(asked.text).not.toContain('value="sign"')
  expect(asked.text).toContain('Tekenen in het portaal kan nog niet')
  expect((await leader.ask(signPage)).text).not.toContain(ways)
  const study = await planner.ask(details)
  expect(study.text).not.toContain(byLink)
  expect(study.text).toContain('met een link kan dat nog niet')
  const page = await guest.ask(link.address)
  expect(page.text).toContain('Tekenen in het portaal kan nu niet')
  expect(page.text).toContain('Model verwerkersovereenkomst')
  expect(hashIn(await readParts(guest, link))).toBe('')
  const sent = await guest.post(link.address, { intent: 'sign', hash, agree: 'on', name: 'Hanneke de Vries' })
  expect(sent.status).toBe(409)
  expect(await signaturesOf(portal, member.organisationId)).toEqual([])

  const forOfficer = await agreementToSign(portal, officer)
  expect(await hashOn(forOfficer.guest, forOfficer.link)).toBe('')

  expect((await saveProvider()).status).toBe(303)
  expect((await leader.ask(form)).text).toContain('value="sign"')
  expect(await hashOn(guest, link)).toBe(hash)
})

test.each([
  ['kvk', '6123456'],
  ['zipcode', '0123 AB'],
  ['name', 'x'.repeat(201)],
] as const)('a %s that cannot be right is refused, and stays as it was typed', async (key, typed) => {
  const { status, text } = await saveProvider({ [key]: typed })
  expect(status).toBe(422)
  expect(text).toContain(`value="${typed}"`)
})

test('what still has to be filled in is not sent to be signed, and what was sent before cannot be signed', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const leader = await signedIn(portal.origin, member)
  const hash = await hashOn(guest, link)
  expect((await leader.ask(form)).text).toContain('value="sign"')
  await portal.sql`update forms set fields = fields - 'dpo', version = version + 1
    where organisation_id = ${member.organisationId} and form_type = ${agreementItem}`
  const asked = await leader.ask(form)
  expect(asked.text).not.toContain('value="sign"')
  expect(asked.text).toContain('Tekenen kan nog niet: er moet nog iets ingevuld worden')
  const made = await leader.post(form, typedLink({ items: agreementItem, may: 'sign' }))
  expect(made.status).toBe(422)
  expect((await guest.ask(link.address)).text).toContain('tekenen als Marieke Jansen dat heeft ingevuld')
  expect(await hashOn(guest, link)).toBe('')
  expect((await signHash(guest, link, hash)).status).toBe(409)
  expect(await signaturesOf(portal, member.organisationId)).toEqual([])
})
