import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { fingerprintOf } from '#app/persistence/people/user-changes.server.ts'
import { readUser } from '#app/persistence/people/staff-users.server.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  member = await addOrganisation(['Huis'])
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
})
afterAll(() => portal.close())

const aMailbox = () => `${randomUUID()}@Example.org`
const typed = (over: Record<string, string> = {}) => ({
  ...{ name: 'Anna Jansen', email: aMailbox(), organisation: member.organisationId, language: 'en' },
  ...over,
})
const rowOf = async (email: string) =>
  (await portal.sql`select * from users where lower(email) = ${email.toLowerCase()}`)[0]
const mailsTo = (address: string) =>
  portal.sql`select cause, language, organisation_id from mail_messages where to_address = ${address}`
const notesOn = async (userId: string): Promise<string[]> =>
  (await portal.sql`select action from audit_log where subject ->> 'user' = ${userId} order by id`).map(
    ({ action }) => action,
  )
const shownOf = async (userId: string) => {
  const user = await readUser(admin, userId)
  return user ? fingerprintOf(user) : ''
}

describe('an invitation', () => {
  it('makes the user, writes the mail in their language and a note, all at once', async () => {
    const form = typed()
    const answer = await staff.post('/admin/users/new', form)
    expect(answer.status).toBe(303)
    const row = await rowOf(form.email)
    expect(answer.headers.location).toBe(`/admin/users/${row?.id}`)
    expect(row).toMatchObject({
      email: form.email,
      organisation_id: member.organisationId,
      is_admin: false,
      language: 'en',
    })
    expect(row?.invited_at).toBeInstanceOf(Date)
    expect([...(await mailsTo(form.email))]).toEqual([
      { cause: 'invitation', language: 'en', organisation_id: member.organisationId },
    ])
    expect(await notesOn(row?.id)).toEqual(['user-invited'])
    expect((await staff.ask(answer.headers.location ?? '')).text).toContain('Anna Jansen')
  })

  it('makes staff of whoever belongs to nobody', async () => {
    const form = typed({ organisation: 'staff' })
    expect((await staff.post('/admin/users/new', form)).status).toBe(303)
    expect(await rowOf(form.email)).toMatchObject({ is_admin: true, organisation_id: null })
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'anna at home' }],
    ['email', { email: 'anna@example.org\r\nBcc: x@example.org' }],
    ['organisation', { organisation: '' }],
    ['organisation', { organisation: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be999' }],
    ['language', { language: 'de' }],
  ])('asks for the %s again and keeps what was typed: %j', async (field, over) => {
    const form = typed({ name: 'Bewaard van Anna', ...over })
    const answer = await staff.post('/admin/users/new', form)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(`href="#${field}"`)
    if (field !== 'name') expect(answer.text).toContain('value="Bewaard van Anna"')
    expect(await rowOf(form.email)).toBeUndefined()
  })

  it('goes to nobody twice, in whatever capitals, also at once', async () => {
    const form = typed()
    const answers = await Promise.all(
      [form.email, form.email.toUpperCase(), form.email].map((email) =>
        staff.post('/admin/users/new', { ...form, email }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.text).toContain('Er is al een gebruiker met dit e-mailadres')
    expect((await mailsTo((await rowOf(form.email))?.email)).length).toBe(1)
  })

  it('is sent again, with another link; not within a minute, nor twice at once', async () => {
    const form = typed()
    const { headers } = await staff.post('/admin/users/new', form)
    const again = () => staff.post(headers.location ?? '', { intent: 'invite' })
    expect((await again()).status).toBe(303)
    expect((await staff.ask(headers.location ?? '')).text).toContain('minder dan een minuut geleden')
    expect((await mailsTo(form.email)).length).toBe(1)
    await portal.sql`update users set invited_at = now() - interval '1 minute' where email = ${form.email}`
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([303, 303])
    expect((await mailsTo(form.email)).length).toBe(2)
    expect(await portal.sql`select from identity_invitations where lower(email) = lower(${form.email})`).toHaveLength(2)
  })
})

describe('a user', () => {
  let colleague: Member
  let page: string
  beforeEach(async () => {
    colleague = await addColleague(member, `Youssef ${randomUUID().slice(0, 8)}`)
    page = `/admin/users/${colleague.userId}`
  })

  it('is changed; a page that is out of date changes nothing and keeps what was typed', async () => {
    const shown = await shownOf(colleague.userId)
    const form = typed({ intent: 'save', shown, name: 'Youssef de Wit' })
    expect((await staff.post(page, form)).status).toBe(303)
    expect(await rowOf(colleague.email)).toMatchObject({
      name: 'Youssef de Wit',
      language: 'en',
      email: colleague.email,
    })
    const late = await staff.post(page, { ...form, name: 'Te laat' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('iemand anders heeft deze gebruiker intussen gewijzigd')
    expect(late.text).toContain('value="Te laat"')
    expect(await notesOn(colleague.userId)).toEqual(['user-changed'])
  })

  it('is kept out at once, in every browser, and let in again', async () => {
    const browsers = await Promise.all([1, 2].map(() => signedIn(portal.origin, colleague)))
    for (const browser of browsers) expect((await browser.ask('/help')).status).toBe(200)
    const question = (await staff.ask(`${page}/disable`)).text
    expect(question).toContain(`${colleague.name} uitschakelen?`)
    expect((await browsers[0]?.ask('/help'))?.status).toBe(200)
    expect((await staff.post(`${page}/disable`, { to: 'disabled' })).headers.location).toBe(page)
    for (const browser of browsers) expect((await browser.ask('/help')).status).toBe(302)
    const sessions = await portal.sql`select 1 from auth_sessions where user_id = ${colleague.userId}`
    expect(sessions.length).toBe(0)
    expect(await rowOf(colleague.email)).toMatchObject({ disabled_by_name: admin.name })
    expect((await staff.post(`${page}/disable`, { to: 'disabled' })).status).toBe(303)
    expect((await staff.ask(`${page}/disable`)).headers.location).toBe(page)
    expect((await staff.post(page, { intent: 'enable' })).status).toBe(303)
    expect(await rowOf(colleague.email)).toMatchObject({ disabled_at: null, disabled_by_name: null })
    expect(await notesOn(colleague.userId)).toEqual(['user-disabled', 'user-enabled'])
  })

  it('of an archived organisation is renamed and stays there, and the choice says that it is archived', async () => {
    const { organisationId, userId, email } = await addOrganisation(['Weg'])
    const closed = await addOrganisation(['Ook weg'])
    await portal.sql`update organisations set name = 'De Stille Hof', archived_at = now()
      where id in (${organisationId}, ${closed.organisationId})`
    const form = typed({ intent: 'save', shown: await shownOf(userId), organisation: organisationId, name: 'Anders' })
    const own = `/admin/users/${userId}`
    const chosen = /<input[^>]* name="organisation"[^>]* value="De Stille Hof \(gearchiveerd\)"/
    expect((await staff.ask(own)).text).toMatch(chosen)
    const refused = await staff.post(own, { ...form, organisation: closed.organisationId })
    expect([refused.status, refused.text.includes('Kies een andere.')]).toEqual([409, true])
    expect((await staff.post(own, form)).status).toBe(303)
    expect(await rowOf(email)).toMatchObject({ name: 'Anders', organisation_id: organisationId })
  })

  it('who goes to another organisation is signed out', async () => {
    const other = await addOrganisation(['Elders'])
    const browser = await signedIn(portal.origin, colleague)
    const shown = await shownOf(colleague.userId)
    const form = typed({ intent: 'save', shown, organisation: other.organisationId })
    expect((await staff.post(page, form)).status).toBe(303)
    expect((await browser.ask('/help')).status).toBe(302)
  })

  it('is seen, and that is noted once an hour', async () => {
    const seen = async () => (await rowOf(colleague.email))?.seen_at
    expect(await seen()).toBeNull()
    const browser = await signedIn(portal.origin, colleague)
    const first = await seen()
    expect(first).toBeInstanceOf(Date)
    const age = (minutes: number) => portal.sql`
      with aged as (update auth_sessions set seen_at = seen_at - interval '10 minutes' where user_id = ${colleague.userId})
      update users set seen_at = now() - make_interval(mins => ${minutes}) where id = ${colleague.userId} returning seen_at`
    const [[recent]] = [await age(50)]
    await browser.ask('/help')
    await expect.poll(async () => (await sessionAge(colleague.userId)) < 60).toBe(true)
    expect(await seen()).toEqual(recent?.seen_at)
    const [[old]] = [await age(61)]
    await browser.ask('/help')
    await expect.poll(async () => (await seen()) > old?.seen_at).toBe(true)
  })
})

const sessionAge = async (userId: string): Promise<number> =>
  (
    await portal.sql`select extract(epoch from now() - seen_at)::float as age from auth_sessions where user_id = ${userId}`
  )[0]?.age ?? Infinity
