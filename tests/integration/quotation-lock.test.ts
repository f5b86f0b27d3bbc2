import { afterAll, beforeAll, expect, test } from 'vitest'
import { zonnehofForms } from '#drizzle/seed/de-zonnehof.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** The first location of the demo data is known; of the second one not even the wards are. */
const [check, details] = ['/location/prepare-quotation/check', '/location/prepare-quotation/details']
const at = (path: string, location: number) => `${path}?location=${location}`

async function member(without = ['quotation'], contact?: object) {
  const forms = zonnehofForms(Date.now()).filter(({ formType }) => !without.includes(formType))
  const withContact = forms.map((form) =>
    contact && form.formType === 'basic-information' ? { ...form, fields: { ...form.fields, contact } } : form,
  )
  const known = await newTenant(withContact)
  const stored = async () => (await storedForm(portal, known, 'quotation'))?.fields
  return { visitor: await signedIn(portal.origin, known), stored }
}

test('nobody goes past the check before the beds are confirmed; every other way out is open', async () => {
  const { visitor, stored } = await member()
  const page = await openStep(visitor, at(check, 0))
  const refused = await page.send({}, 'next')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Kijk of dit klopt, en vink het dan aan.')
  expect(await stored()).toBeUndefined()
  for (const [button, target] of [
    ['back', at('/location/prepare-quotation', 0)],
    ['save', at(check, 0)],
    ['/location/route-card?location=0', '/location/route-card?location=0'],
  ] as const) {
    const answer = await page.send({}, button)
    expect([answer.status, answer.headers.location]).toEqual([303, target])
  }
  const passed = await page.send({ checked: ['', 'on'] }, 'next')
  expect([passed.status, passed.headers.location]).toEqual([303, at(details, 0)])
  expect(await stored()).toMatchObject({ checked: true })
  // The task counts as begun once its own details are; its page says all the same that it is complete.
  const rail = /<nav[^>]*aria-label="Stappen van deze taak"[\s\S]*?<\/nav>/.exec(
    (await visitor.ask(at(details, 0))).text,
  )
  expect((rail?.[0] ?? '').replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    'Controleren klaar Gegevens open',
  )
})

test('what is missing of the location keeps the agreement locked, and is named with a link', async () => {
  const { visitor } = await member(['quotation'], {})
  const refused = await (await openStep(visitor, at(check, 0))).send({ checked: ['', 'on'] }, 'next')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('U kunt nog niet verder.')
  expect(refused.text).toContain('/location/basic-info/contacts?location=0#contact-email')
  expect((await visitor.ask(at(check, 1))).text).toContain('/location/basic-info/wards?location=1#wards')
  const locked = await visitor.ask(at(details, 1))
  expect(locked.status).toBe(200)
  expect(locked.text).not.toContain('id="step-form"')
  expect(locked.text).toContain('href="/location/basic-info/contacts?location=1#contact-email"')
})

test('where nothing can be filled in yet, there is nothing to save, and a way back', async () => {
  const { visitor } = await member(['quotation', 'basic-information'])
  for (const [page, before] of [
    [check, '/location/prepare-quotation'],
    [details, check],
  ] as const) {
    const { status, text } = await visitor.ask(at(page, 0))
    expect(status).toBe(200)
    expect(text).not.toContain('id="step-form"')
    expect(text).toContain('U kunt dit nog niet invullen.')
    expect(text).toMatch(new RegExp(`href="${before}\\?location=0"[^>]*>Terug<`))
  }
})

test('what is still needed starts with the confirmation, and nothing of it leads to the closed page', async () => {
  const { visitor, stored } = await member()
  await (await openStep(visitor, at(check, 0))).send({ checked: ['', 'on'] }, 'next')
  await (await openStep(visitor, at(details, 0))).send({ 'signer.last_name': 'Kok' })
  await (await openStep(visitor, at(check, 0))).send({ checked: '' })
  expect(await stored()).toMatchObject({ checked: false })
  const done = (await visitor.ask(at('/location/prepare-quotation/done', 0))).text
  const links = [...done.matchAll(/<li[^>]*><a href="([^"]+)">([^<]+)</g)].map(([, href, words]) => [words, href])
  expect(links[0]).toEqual(['bevestig het aantal bedsensoren', `${at(check, 0)}#checked`])
  expect(links.length).toBeGreaterThan(2)
  for (const [, href] of links) expect(href).toBe(`${at(check, 0)}#checked`)
})

test('nothing is saved for a locked page, and what was typed stays on it', async () => {
  const { visitor, stored } = await member()
  await (await openStep(visitor, at(check, 0))).send({ checked: ['', 'on'] }, 'next')
  const page = await openStep(visitor, at(details, 0))
  await (await openStep(visitor, at(check, 0))).send({ checked: '' })
  const before = await stored()
  for (const button of ['next', 'save', '/location/route-card?location=0']) {
    const refused = await page.send({ remarks: 'Graag in overleg', start_month: '4' }, button)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Er is niets opgeslagen.')
    expect(stepIn(visitor, details, refused).fields).toMatchObject({ remarks: 'Graag in overleg', start_month: '4' })
  }
  expect(await stored()).toEqual(before)
})

test('the address of the location is suggested, and kept once the page is saved', async () => {
  const { visitor, stored } = await member()
  await (await openStep(visitor, at(check, 0))).send({ checked: ['', 'on'] }, 'next')
  const page = await openStep(visitor, at(details, 0))
  expect(page.answer.text).toContain('Wat wij al weten, is alvast ingevuld.')
  expect(page.fields).toMatchObject({ 'location.address': 'Vechtkade 21', 'location.city': 'Maarssen' })
  expect(await stored()).toMatchObject({ location: { address: '' } })
  expect((await page.send({ start_year: String(new Date().getUTCFullYear() + 1) })).status).toBe(303)
  expect(await stored()).toMatchObject({ location: { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' } })
  const again = await openStep(visitor, at(details, 0))
  expect(again.answer.text).not.toContain('Wat wij al weten, is alvast ingevuld.')
  expect(again.fields.start_year).toBe(String(new Date().getUTCFullYear() + 1))
})
