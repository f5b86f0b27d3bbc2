import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin, newTenant, signIn as forge } from '#tests/support/tenant.ts'
import { comeBack, destination, openBrowser, openProviderPage, type Browser } from './sign-in-steps.ts'

/** The section of /settings in which people see where they are signed in, and end it. */

let portal: SharedPortal
let member: Member
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await newTenant([])
  await addAccount(portal, member)
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

async function signedIn(actor: Actor, userAgent = firefox): Promise<Browser> {
  const browser = openBrowser(portal.origin)
  const { ask } = browser
  browser.ask = (address, form, more = {}) => ask(address, form, { 'User-Agent': userAgent, ...more })
  const form = await openProviderPage(browser)
  await comeBack(browser, await browser.ask(form, { email: actor.email, password: accountPassword }))
  return browser
}

const settings = async (browser: Browser) => (await browser.ask('/settings')).text()
const keysOn = (text: string) => [...text.matchAll(/name="session" value="([\da-f]{64})"/g)].map(([, key]) => key ?? '')
const end = (browser: Browser, fields: Record<string, string>) => browser.ask('/settings/sessions', fields)
/** Where a browser is sent that asks for a page, and from there on without anybody doing something. */
async function endsAt(browser: Browser): Promise<string> {
  let answer = await browser.ask('/help')
  for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 10; hops += 1)
    answer = await browser.ask(destination(answer))
  return new URL(answer.url).pathname
}

test('says where, since when, until when and with what, and marks this one', async () => {
  const here = await signedIn(member)
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
  await signedIn(member, phone)
  await signedIn(member, phone)
  // Of the second the absolute limit comes first: tomorrow it could be used until the day after.
  const [row] =
    await portal.sql`update auth_sessions set created_at = now() - interval '70 hours', expires_at = now() + interval '2 hours'
    where id_hash = (select id_hash from auth_sessions where user_id = ${member.userId} order by created_at desc limit 1)
    returning created_at, expires_at`
  const text = await settings(here)
  const rows = [...text.matchAll(/<tr role="row">(<th role="rowheader".*?)<\/tr>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '').trim()),
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual([
    expect.stringMatching(/^Dit apparaat Firefox 128 op Windows Netwerk 127\.0\.0\.x, laatst gebruikt vandaag /),
    expect.stringMatching(/^vandaag \d+\.\d\d uur$/),
    expect.stringMatching(/^na 24 uur zonder gebruik uiterlijk \w\w \d+ \w+, \d+\.\d\d uur$/),
    '',
  ])
  expect(rows.slice(1).map(([device, , end]) => [device?.startsWith('Chrome 126 op Android'), end])).toEqual(
    expect.arrayContaining([
      [true, words(row?.expires_at)],
      [true, expect.stringMatching(/^(vandaag|morgen) \d+\.\d\d uur$/)],
    ]),
  )
  expect(text).not.toContain('127.0.0.1')
  expect(keysOn(text)).toHaveLength(2)
  const names = [...text.matchAll(/aria-label="(Uitloggen: [^"]*)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(2)
})

/** An instant of today or tomorrow as the page says it. */
const words = (moment: unknown) => {
  const at = z.date().parse(moment).getTime()
  return `${dayOf(at) === dayOf(Date.now()) ? 'vandaag' : 'morgen'} ${formatTime(at, 'nl')} uur`
}

test('ends one at once, and its browser does not come back without a password', async () => {
  const here = await signedIn(member)
  const lost = await signedIn(member)
  expect(await endsAt(lost)).toBe('/help')
  const [key = ''] = keysOn(await settings(here))
  const answer = await end(here, { intent: 'one', session: key })
  expect([answer.status, destination(answer)]).toEqual([303, '/settings'])
  expect(await endsAt(lost)).toBe('/authentication/login')
  expect(destination(await lost.ask(await toProvider(lost)))).toContain('/identity/u/login/')
  expect(await endsAt(here)).toBe('/help')
  expect(keysOn(await settings(here))).toEqual([])
})

const toProvider = async (browser: Browser) =>
  destination(await browser.ask('/authentication/login', { returnTo: '/' }))

test('ends all others', async () => {
  const here = await signedIn(member)
  const others = [await signedIn(member), await signedIn(member)]
  expect(keysOn(await settings(here))).toHaveLength(2)
  expect((await end(here, { intent: 'others' })).status).toBe(303)
  for (const other of others) expect(await endsAt(other)).toBe('/authentication/login')
  expect(await endsAt(here)).toBe('/help')
})

test('nobody ends the session of somebody else, and what makes no sense is refused', async () => {
  const here = await signedIn(member)
  const admin = await newAdmin()
  await forge(portal.origin, admin)
  const rows = await portal.sql`select encode(id_hash, 'hex') as key from auth_sessions where user_id = ${admin.userId}`
  expect((await end(here, { intent: 'one', session: String(rows[0]?.key) })).status).toBe(303)
  expect(await portal.sql`select 1 from auth_sessions where user_id = ${admin.userId}`).toHaveLength(1)
  const senseless: Record<string, string>[] = [
    { intent: 'one', session: 'x' },
    { intent: 'one' },
    { intent: 'nonsense' },
  ]
  for (const fields of senseless) expect((await end(here, fields)).status).toBe(400)
  const foreign = await here.ask('/settings/sessions', { intent: 'others' }, { 'Sec-Fetch-Site': 'cross-site' })
  expect(foreign.status).toBe(403)
  const unsure = await here.ask('/settings/sessions', { intent: 'others' }, { 'Sec-Fetch-Site': '' })
  expect(unsure.status).toBe(403)
})
