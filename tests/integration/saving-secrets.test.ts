import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecret } from '#app/roadmap/flow/secrets.server.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const path = '/location/setup-it-settings/details?location=0'
const field = 'wifi.settings.password'
const secret = 'Geheim-voor-de-Wifi-2026'

async function newPassword(typed = secret) {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const answer = await (await openStep(visitor, path)).send({ [field]: typed, 'wifi.settings.ssid': 'Huis' })
  const stored = async () => {
    const fields = JSON.stringify((await storedForm(portal, member, 'wifi-settings'))?.fields)
    return /"password":\s*"([^"]*)"/.exec(fields)?.[1] ?? ''
  }
  return { member, visitor, answer, stored }
}

test('a password is kept sealed, and its change without its words', async () => {
  const { member, answer, stored } = await newPassword()
  expect(answer.status).toBe(303)
  expect(await stored()).toMatch(/^sealed:[\w-]{40,}$/)
  expect(openSecret(await stored())).toBe(secret)
  const changes = await historyOf(portal, member, 'wifi-settings')
  expect(changes.find((change) => change.path === field)).toMatchObject({ from: '', to: '••••••••' })
  expect(JSON.stringify(changes)).not.toContain(secret)
  const tables = await portal.sql<{ all: string }[]>`
    select (select string_agg(f::text, ' ') from forms f) || (select string_agg(c::text, ' ') from form_changes c)
      || (select string_agg(u::text, ' ') from usage_log u) as all`
  expect(tables[0]?.all).toContain(member.organisationId)
  expect(tables[0]?.all).not.toContain(secret)
})

test('a password comes back on no page', async () => {
  const { visitor, stored } = await newPassword()
  const sealed = await stored()
  for (const page of [path, '/location/route-card?location=0', '/api/roadmap?location_index=0', '/']) {
    const { status, text } = await visitor.ask(page)
    expect([page, status]).toEqual([page, 200])
    expect(text.includes(secret) || text.includes(sealed)).toBe(false)
  }
  expect((await visitor.ask(path)).text).toContain('Er is een wachtwoord bewaard.')
  const refused = await (await openStep(visitor, path)).send({ [field]: `${secret}!`, 'wifi.contact.email': 'x' })
  expect(refused.status).toBe(422)
  expect(refused.text).not.toContain(secret)
})

test('an empty password field keeps the password; another one replaces it', async () => {
  const { visitor, stored } = await newPassword()
  const before = await stored()
  const page = await openStep(visitor, path)
  expect(page.fields[field]).toBe('')
  expect((await page.send({ 'wifi.settings.ssid': 'Ander' })).status).toBe(303)
  expect(await stored()).toBe(before)
  await (await openStep(visitor, path)).send({ [field]: ' met spaties ' })
  expect(openSecret(await stored())).toBe(' met spaties ')
})

test('the same password typed again writes nothing', async () => {
  const { member, visitor } = await newPassword()
  await (await openStep(visitor, path)).send({ [field]: secret })
  expect((await storedForm(portal, member, 'wifi-settings'))?.version).toBe(1)
})

test('a password that somebody else has changed meanwhile is not overwritten, and not told', async () => {
  const { member, visitor, stored } = await newPassword()
  const page = await openStep(visitor, path)
  const other = await signedIn(portal.origin, await addColleague(member))
  await (await openStep(other, path)).send({ [field]: 'van de ander' })
  const answer = await page.send({ [field]: 'van mij' })
  expect(answer.status).toBe(409)
  expect(answer.text).not.toMatch(/van de ander|van mij/)
  expect(openSecret(await stored())).toBe('van de ander')
  await stepIn(visitor, path, answer).send({ [field]: 'van mij' })
  expect(openSecret(await stored())).toBe('van mij')
})
