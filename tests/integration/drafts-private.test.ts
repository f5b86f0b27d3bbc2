import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const wifi = '/location/setup-it-settings/details?location=0'
const typedOn = /U typte dit op/

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

describe('nothing is kept of a form', () => {
  const refused = async (send: (visitor: Visitor, fields: FormFields) => Promise<{ status: number }>) => {
    const { member, visitor, page } = await openBeforeTheEnd()
    const fields = { ...page.fields, 'contact.first_name': 'Bo' }
    const { status } = await send(visitor, fields)
    return { status, drafts: await draftsOf(portal, member) }
  }

  test('of another site', async () => {
    const foreign: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }]
    for (const headers of foreign) {
      expect(await refused((visitor, fields) => visitor.post(contacts, fields, headers))).toEqual({
        status: 403,
        drafts: [],
      })
    }
  })

  test('whose author was changed, left out or made for something else', async () => {
    const { csrf, author } = (await openBeforeTheEnd()).page.fields
    for (const wrong of ['', 'x', `${String(author).slice(0, -2)}AA`, String(author).slice(1), String(csrf)]) {
      expect(await refused((visitor, fields) => visitor.post(contacts, { ...fields, author: wrong }))).toEqual({
        status: 401,
        drafts: [],
      })
    }
  })

  test('in which nothing is left but what the form says of itself', async () => {
    const answer = await refused((visitor, { author = '', version = '' }) =>
      visitor.post(contacts, { author, version }),
    )
    expect(answer).toEqual({ status: 401, drafts: [] })
  })

  test('of somebody who is of this organisation no more', async () => {
    const { member, page } = await openBeforeTheEnd()
    const other = await addOrganisation(['Elders'])
    await portal.sql`update users set organisation_id = ${other.organisationId} where id = ${member.userId}`
    expect((await page.send({ 'contact.first_name': 'Bo' })).status).toBe(401)
    expect([await draftsOf(portal, member), await draftsOf(portal, other)]).toEqual([[], []])
  })

  test('that asks the API or the staff pages', async () => {
    for (const path of ['/api/roadmap', '/admin', '/authentication/login']) {
      expect((await refused((visitor, fields) => visitor.post(path, fields))).drafts).toEqual([])
    }
  })
})

describe('a draft is for its author alone', () => {
  test('not for a colleague, not for another organisation, whatever they ask', async () => {
    const { member, page } = await openBeforeTheEnd()
    await page.send({ 'contact.first_name': 'Wulpnest' })
    const [draft] = await draftsOf(portal, member)
    const id = draft?.id ?? ''
    for (const actor of [await addColleague(member), await addOrganisation(['Huis'])]) {
      const visitor = await signedIn(portal.origin, actor)
      // Drafts of their own make their pages look for some.
      await (await openStep(visitor, contacts)).send({ 'contact.email': 'x@' })
      for (const path of [contacts, `${contacts}&draft=${id}`]) {
        const seen = await openStep(visitor, path)
        expect(seen.answer.text).toMatch(typedOn)
        expect(seen.answer.text).not.toContain('Wulpnest')
        expect(seen.fields.draft).toBeUndefined()
      }
      const theirs = await openStep(visitor, contacts)
      await theirs.send({ draft: id, 'contact.email': 'y@' })
      await theirs.send({ draft: id, 'contact.email': '' })
      await theirs.send({ draft: 'x' }, `discard:${id}`)
    }
    expect(await draftsOf(portal, member)).toContainEqual(draft)
  })

  test('and gives no password to the form of another', async () => {
    const { member, page } = await openBeforeTheEnd(wifi)
    await page.send({ 'wifi.settings.password': 'Geheim-Wachtwoord-1' })
    const [draft] = await draftsOf(portal, member)
    const visitor = await signedIn(portal.origin, await addColleague(member))
    const theirs = await openStep(visitor, wifi)
    await theirs.send({ draft: draft?.id ?? '', 'wifi.settings.ssid': 'Net', 'wifi.settings.password': '' })
    expect((await storedForm(portal, member, 'wifi-settings'))?.fields).toMatchObject({
      wifi: { settings: { ssid: 'Net', password: '' } },
    })
  })
})
