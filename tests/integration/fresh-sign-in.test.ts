import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { comeBack, destination, openBrowser, signIn, type Browser } from './sign-in-steps.ts'

/** Pages that do harm ask for a sign-in of a short while ago. */

let portal: SharedPortal
let admin: Actor
let member: Member
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  admin = await newAdmin()
  await portal.sql`update users set may_read_security_log = true where id = ${admin.userId}`
  member = await newTenant()
  for (const one of [admin, member]) await addAccount(portal, one)
})

async function signedIn({ email }: Actor): Promise<Browser> {
  const browser = openBrowser(portal.origin)
  await signIn(browser, email, accountPassword)
  return browser
}

/** As if somebody had signed in so long ago, here and at the provider; with null the provider never said when. */
async function letPass({ userId }: Actor, seconds: number | null): Promise<void> {
  await portal.sql`update auth_sessions set claims = case when ${seconds}::int is null then claims - 'auth_time'
    else jsonb_set(claims, '{auth_time}', to_jsonb((claims ->> 'auth_time')::bigint - ${seconds}::int)) end where user_id = ${userId}`
  await portal.sql`update identity_store set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::bigint - ${seconds ?? 0}::int))
    where model = 'Session' and payload ->> 'accountId' = ${userId}`
}

type Page = { who: 'admin' | 'member'; path: () => string; back: () => string }
const pages: Record<string, Page> = {
  'taking out an organisation': { who: 'member', path: () => '/organisation/take-out', back: () => '/organisation' },
  'taking out a location': {
    ...{ who: 'member', path: () => '/location/take-out?location=0' },
    back: () => '/location/route-card?location=0',
  },
  'taking out an organisation, by staff': {
    who: 'admin',
    path: () => `/admin/organisations/${member.organisationId}/take-out`,
    back: () => `/admin/organisations/${member.organisationId}`,
  },
  'taking out a person': {
    who: 'admin',
    path: () => `/admin/privacy/export?email=${encodeURIComponent(member.email)}`,
    back: () => `/admin/privacy?email=${encodeURIComponent(member.email)}`,
  },
  'the question whether to erase a person': {
    who: 'admin',
    path: () => `/admin/privacy?email=${encodeURIComponent(member.email)}`,
    back: () => `/admin/privacy?email=${encodeURIComponent(member.email)}`,
  },
  'a key for a program': {
    ...{ who: 'admin', path: () => '/admin/programs/new', back: () => '/admin/programs/new' },
  },
  'a webhook': {
    ...{ who: 'admin', path: () => '/admin/programs/webhooks/new', back: () => '/admin/programs/webhooks/new' },
  },
  'a first second factor': {
    ...{ who: 'member', path: () => '/settings/second-factor', back: () => '/settings/second-factor' },
  },
  'the security log as a table': { who: 'admin', path: () => '/admin/security/csv', back: () => '/admin/security' },
  'the question whether to shut somebody out': {
    who: 'admin',
    path: () => `/admin/users/${member.userId}/disable`,
    back: () => `/admin/users/${member.userId}/disable`,
  },
}

test.each(Object.keys(pages))('%s asks for it, and leads back', async (name) => {
  const { who, path, back } = pages[name] ?? { who: 'member', path: () => '', back: () => '' }
  const person = who === 'admin' ? admin : member
  const browser = await signedIn(person)
  expect((await browser.ask(path())).status).toBe(200)
  await letPass(person, 301)
  const asked = await browser.ask(path())
  const again = destination(asked)
  expect([asked.status, again]).toEqual([303, `/authentication/again?${new URLSearchParams({ returnTo: back() })}`])
  expect((await browser.ask(again)).status).toBe(200)
  const form = destination(
    await browser.ask(destination(await browser.ask('/authentication/again', { returnTo: back() }))),
  )
  expect(form).toContain('/identity/u/login/')
  const typed = { email: person.email, password: accountPassword }
  expect(destination(await comeBack(browser, await browser.ask(form, typed)))).toBe(back())
  expect((await browser.ask(path())).status).toBe(200)
})

test('where the provider never said when, it is asked, and no password where that was a short while ago', async () => {
  const browser = await signedIn(member)
  await letPass(member, null)
  expect(destination(await browser.ask('/organisation/take-out'))).toContain('/authentication/again')
  const start = await browser.ask('/authentication/again', { returnTo: '/organisation' })
  const callback = destination(await browser.ask(destination(start)))
  expect(callback).toContain('/authentication/callback?code=')
  expect(destination(await browser.ask(callback))).toBe('/organisation')
  expect((await browser.ask('/organisation/take-out')).status).toBe(200)
})

test('a form that was shown in time is taken somewhat later, and not much later', async () => {
  const browser = await signedIn(admin)
  const erase = { email: member.email, name: '', organisation: '', where: member.organisationId, sure: 'yes' }
  const state = () => portal.sql`select email from users where id = ${member.userId}`
  await letPass(admin, 901)
  const late = await browser.ask('/admin/privacy', erase)
  expect([late.status, destination(late)]).toEqual([303, expect.stringContaining('/authentication/again?returnTo=')])
  expect(decodeURIComponent(decodeURIComponent(destination(late)))).toContain(`email=${member.email}`)
  expect((await browser.ask(`/admin/users/${member.userId}/disable`, { to: 'disabled' })).status).toBe(303)
  expect(await state()).toEqual([{ email: member.email }])
  await letPass(admin, -301)
  expect(destination(await browser.ask('/admin/privacy', erase))).toBe('/admin/privacy')
  expect(await state()).not.toEqual([{ email: member.email }])
})

test('who makes others staff too late keeps what was typed, and does it after signing in elsewhere', async () => {
  const browser = await signedIn(admin)
  await letPass(admin, 901)
  const email = `${crypto.randomUUID()}@example.org`
  const form = { name: 'Nieuwe Collega', email, organisation: 'staff', language: 'nl' }
  const late = await browser.ask('/admin/users/new', form)
  const text = await late.text()
  expect([late.status, text.includes(`value="${email}"`), text.includes('/authentication/again')]).toEqual([
    409,
    true,
    true,
  ])
  expect((await browser.ask('/admin/users/new', { ...form, organisation: member.organisationId })).status).toBe(303)
  const page = `/admin/users/${member.userId}`
  const shown = /name="shown" value="([^"]*)"/
    .exec(await (await browser.ask(page)).text())?.[1]
    ?.replaceAll('&quot;', '"')
  const change = { intent: 'save', name: 'Marieke Anders', organisation: 'staff', language: 'nl', shown: shown ?? '' }
  const refused = await browser.ask(page, change)
  expect([refused.status, (await refused.text()).includes('value="Marieke Anders"')]).toEqual([409, true])
  await letPass(admin, -901)
  expect((await browser.ask(page, change)).status).toBe(303)
  expect(await portal.sql`select is_admin from users where id = ${member.userId}`).toEqual([{ is_admin: true }])
})
