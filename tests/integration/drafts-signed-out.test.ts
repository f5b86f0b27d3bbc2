import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { ownForm, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const wifi = '/location/setup-it-settings/details?location=0'
const typedOn = /U typte dit op/
const login = `/authentication/login?${new URLSearchParams({ returnTo: contacts })}`

async function newLeader() {
  const member = await addOrganisation(['Huis'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

/** A page that somebody had open when the session ended. */
async function openBeforeTheEnd(path = contacts) {
  const { member, visitor } = await newLeader()
  const page = await openStep(visitor, path)
  await portal.sql`delete from auth_sessions where user_id = ${member.userId}`
  return { member, visitor, page }
}

describe('a form that comes after the session', () => {
  const ends: [string, (userId: string, organisationId: string) => Promise<unknown>][] = [
    ['was removed', (userId) => portal.sql`delete from auth_sessions where user_id = ${userId}`],
    [
      'was a day without use',
      (userId) => portal.sql`update auth_sessions set seen_at = now() - interval '25 hours' where user_id = ${userId}`,
    ],
    ['expired', (userId) => portal.sql`update auth_sessions set expires_at = now() where user_id = ${userId}`],
    ['of a user who was disabled', (userId) => portal.sql`update users set disabled_at = now() where id = ${userId}`],
    [
      'of an organisation that was archived',
      (_, organisationId) => portal.sql`update organisations set archived_at = now() where id = ${organisationId}`,
    ],
  ]
  test.each(ends)('%s is kept; nothing is saved', async (_end, end) => {
    const { member, visitor } = await newLeader()
    const page = await openStep(visitor, contacts)
    await end(member.userId, member.organisationId)
    const answer = await page.send({ 'contact.first_name': 'Bo' })
    expect([answer.status, answer.headers.location]).toEqual([303, login])
    expect(await draftsOf(portal, member)).toMatchObject([{ reason: 'signed-out', path: contacts.split('?')[0] }])
    expect(await storedForm(portal, member, 'basic-information')).toBeUndefined()
  })

  test('is offered after signing in, also on another computer, and used', async () => {
    const { member, visitor, page } = await openBeforeTheEnd()
    await page.send({ 'contact.first_name': 'Bo', 'contact.role': 'Baas' })
    expect((await visitor.ask(login)).text).toContain('Wat u typte, is bewaard.')
    const elsewhere = await signedIn(portal.origin, member)
    const offer = await openStep(elsewhere, contacts)
    expect(offer.answer.text).toMatch(typedOn)
    expect(offer.fields['contact.first_name']).toBe('')
    // Only what was typed, not all that stood on the page.
    expect(offer.answer.text.match(/<dt/g)).toHaveLength(2)
    const [draft] = await draftsOf(portal, member)
    const used = await openStep(elsewhere, `${contacts}&draft=${draft?.id}`)
    expect(used.fields).toMatchObject({ 'contact.first_name': 'Bo', 'contact.role': 'Baas' })
    expect((await used.send()).status).toBe(303)
    expect((await storedForm(portal, member, 'basic-information'))?.fields).toMatchObject({
      contact: { first_name: 'Bo', role: 'Baas' },
    })
    expect(await draftsOf(portal, member)).toEqual([])
  })

  test('is kept once, however often it is sent', async () => {
    const { member, page } = await openBeforeTheEnd()
    for (const _ of [1, 2]) expect((await page.send({ 'contact.first_name': 'Bo' })).status).toBe(303)
    expect(await draftsOf(portal, member)).toHaveLength(1)
  })

  test('comes from the script of the page: it is told the address of the login page', async () => {
    const { member, visitor, page } = await openBeforeTheEnd()
    const sent = { ...page.fields, 'contact.first_name': 'Bo', goTo: 'next' }
    const answer = await visitor.post(contacts, sent, { ...ownForm, 'X-Address-Wanted': '1' })
    expect([answer.status, answer.headers['x-address']]).toEqual([204, login])
    expect(answer.headers['set-cookie']?.join()).toContain('routekaart.flash=')
    expect(await draftsOf(portal, member)).toMatchObject([{ path: contacts.split('?')[0] }])
  })

  test('comes from a text browser, which says nothing of where it comes from', async () => {
    const { member, visitor, page } = await openBeforeTheEnd()
    expect((await visitor.post(contacts, { ...page.fields, 'contact.role': 'Baas' }, {})).status).toBe(303)
    expect(await draftsOf(portal, member)).toHaveLength(1)
  })

  test('merges with what others saved meanwhile', async () => {
    const { member, page } = await openBeforeTheEnd()
    await page.send({ 'contact.first_name': 'Bo', 'contact.role': 'Baas' })
    const colleague = await signedIn(portal.origin, await addColleague(member, 'Youssef'))
    await (await openStep(colleague, contacts)).send({ 'contact.first_name': 'Theo', 'contact.last_name': 'Smit' })
    const back = await signedIn(portal.origin, member)
    const offer = (await back.ask(contacts)).text
    // What only the other one filled in was not typed by this one.
    expect([offer.match(/<dt/g)?.length, /Nu opgeslagen: Theo/.test(offer)]).toEqual([2, true])
    const [draft] = await draftsOf(portal, member)
    const used = await openStep(back, `${contacts}&draft=${draft?.id}`)
    expect(used.fields).toMatchObject({ 'contact.first_name': 'Bo', 'contact.last_name': 'Smit' })
    expect((await used.send()).status).toBe(409)
    expect((await storedForm(portal, member, 'basic-information'))?.fields).toMatchObject({
      contact: { first_name: 'Theo', last_name: 'Smit', role: 'Baas' },
    })
  })
})

describe('a password', () => {
  test('is sealed in the table, shown to nobody, and saved when the draft is used', async () => {
    const { member, page } = await openBeforeTheEnd(wifi)
    const secret = 'Geheim-Wachtwoord-1'
    const answer = await page.send({ 'wifi.settings.ssid': 'Huisnet', 'wifi.settings.password': secret })
    expect(answer.status).toBe(303)
    const [draft] = await draftsOf(portal, member)
    const row = JSON.stringify(draft)
    for (const text of [secret, 'Huisnet', Buffer.from(secret).toString('base64url')]) expect(row).not.toContain(text)
    const back = await signedIn(portal.origin, member)
    const offer = (await back.ask(wifi)).text
    expect(offer).toContain('••••••••')
    const used = await openStep(back, `${wifi}&draft=${draft?.id}`)
    for (const text of [offer, used.answer.text]) expect(text).not.toContain(secret)
    expect(used.fields).toMatchObject({ 'wifi.settings.ssid': 'Huisnet', 'wifi.settings.password': '' })
    expect(used.answer.text).toContain('Er is een wachtwoord bewaard.')
    expect((await used.send()).status).toBe(303)
    const stored = JSON.stringify((await storedForm(portal, member, 'wifi-settings'))?.fields)
    expect(stored).toMatch(/"password":"sealed:/)
    expect(stored).not.toContain(secret)
  })
})
