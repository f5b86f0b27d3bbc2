import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import { subjectOf } from '#tests/support/odd-provider.ts'
import {
  begin,
  callback,
  englishBrowser,
  failuresInLog,
  openOddPortal,
  signedInWith,
  signInWith,
  toldAtLogin,
  type OddPortal,
} from '#tests/support/odd-sign-in.ts'
import { destination, type Browser } from './sign-in-steps.ts'

let odd: OddPortal

beforeAll(async () => {
  odd = await openOddPortal()
})
afterAll(() => odd.close())

const login = '/authentication/login'
const sql = () => odd.portal.sql
const whoIsIn = async (browser: Browser): Promise<unknown> =>
  Object(await (await browser.ask('/authentication/session')).json()).user?.email ?? null

/** Somebody new; `subject` is what the provider calls them in an earlier login. */
async function addUser({ subject = null as string | null, email = `${randomUUID()}@odd.example` } = {}) {
  const [organisation] = await sql()`insert into organisations (name) values ('De Linde') returning id`
  const [user] = await sql()`insert into users (organisation_id, email, name, subject)
    values (${organisation?.id}, ${email}, 'Somebody', ${subject}) returning id`
  return { email, id: String(user?.id), organisation: String(organisation?.id), sub: subject ?? subjectOf(email) }
}

const claimsOf = ({ email, sub }: { email: string; sub: string }) => ({ claims: { email, sub } })

/** Refused: with these words, without a session, and without a circle. */
async function expectRefused(browser: Browser, location: string, told: string | null): Promise<void> {
  expect(location).toBe(login)
  expect(await toldAtLogin(browser)).toBe(told)
  expect(await whoIsIn(browser)).toBeNull()
  expect(browser.cookies.has('routekaart.is.authenticated')).toBe(false)
  expect(destination(await browser.ask('/help'))).toBe(`${login}?returnTo=%2Fhelp`)
}

describe('a person is known', () => {
  test('by a verified e-mail address the first time, in whatever letters, by the subject from then on', async () => {
    const user = await addUser()
    const browser = englishBrowser(odd)
    await signInWith(odd, browser, { claims: { email: user.email.toUpperCase(), sub: user.sub } })
    expect(await whoIsIn(browser)).toBe(user.email)
    const again = englishBrowser(odd)
    await signInWith(odd, again, { claims: { email: 'other@odd.example', email_verified: false, sub: user.sub } })
    expect(await whoIsIn(again)).toBe(user.email)
  })

  test.each<[string, Record<string, unknown>]>([
    ['that is not verified', { email_verified: false }],
    ['that is verified in other words', { email_verified: 'true' }],
    ['of which nothing is said', { email_verified: undefined }],
    ['that is a list', { email: ['a@odd.example'] }],
    ['that is missing', { email: undefined }],
  ])('not by an address %s', async (_what, claims) => {
    const user = await addUser()
    const browser = englishBrowser(odd)
    const location = await signInWith(odd, browser, { claims: { email: user.email, sub: user.sub, ...claims } })
    await expectRefused(browser, location, en.errors.user_unknown)
  })

  test.each([
    ['k', '\u212a'],
    ['i', '\u0130'],
    ['é', 'É'],
  ])('not by an address with %j where the record has %j, or the other way round', async (one, other) => {
    for (const [kept, vouchedFor] of [
      [one, other],
      [other, one],
    ] as const) {
      const rest = `${randomUUID()}@odd.example`
      const user = await addUser({ email: kept + rest })
      const browser = englishBrowser(odd)
      const location = await signInWith(odd, browser, { claims: { email: vouchedFor + rest, sub: user.sub } })
      await expectRefused(browser, location, en.errors.user_unknown)
    }
  })

  test('by the provider too: from before that was kept only where subject and address are right', async () => {
    const user = await addUser({ subject: randomUUID() })
    for (const wrong of [
      { email: user.email, sub: 'another' },
      { email: 'another@odd.example', sub: user.sub },
      { email: user.email, sub: user.sub, email_verified: false },
    ]) {
      const browser = englishBrowser(odd)
      await expectRefused(browser, await signInWith(odd, browser, { claims: wrong }), en.errors.user_unknown)
    }
    expect(await whoIsIn(await signedInWith(odd, claimsOf(user)))).toBe(user.email)
    const [kept] = await sql()`select issuer, subject from users where id = ${user.id}`
    expect(kept).toEqual({ issuer: odd.provider.issuer, subject: user.sub })
  })

  test('not by the address of a record that has another subject', async () => {
    const user = await addUser({ subject: 'first' })
    const browser = englishBrowser(odd)
    const location = await signInWith(odd, browser, { claims: { email: user.email, sub: 'second' } })
    await expectRefused(browser, location, en.errors.user_unknown)
  })
})

describe('nobody gets in', () => {
  test('without a record', async () => {
    const browser = englishBrowser(odd)
    const location = await signInWith(odd, browser, claimsOf({ email: 'nobody@odd.example', sub: 'nobody' }))
    await expectRefused(browser, location, en.errors.user_unknown)
    expect(en.errors.user_unknown).toMatch(/ Please contact support$/)
  })

  test.each<[string, (user: { id: string; organisation: string }) => Promise<unknown>]>([
    ['who is disabled', ({ id }) => sql()`update users set disabled_at = now() where id = ${id}`],
    [
      'whose organisation is archived',
      ({ organisation }) => sql()`update organisations set archived_at = now() where id = ${organisation}`,
    ],
  ])('%s, and the sessions of other browsers end', async (_what, change) => {
    const user = await addUser()
    await signedInWith(odd, claimsOf(user))
    const sessions = () => sql()`select 1 from auth_sessions where user_id = ${user.id}`
    expect(await sessions()).toHaveLength(1)
    await change(user)
    const browser = englishBrowser(odd)
    await expectRefused(browser, await signInWith(odd, browser, claimsOf(user)), en.errors.user_disabled)
    expect(await sessions()).toEqual([])
  })

  test('where the record cannot be read', async () => {
    const browser = englishBrowser(odd)
    const { code, state } = await begin(odd, browser)
    await sql()`alter table users rename to users_away`
    const answer = await browser
      .ask(callback({ code, state }))
      .finally(() => sql()`alter table users_away rename to users`)
    await expectRefused(browser, destination(answer), en.errors.user_failed)
    expect(en.errors.user_failed).toMatch(/ Please contact support$/)
    await expect.poll(() => failuresInLog(odd).at(-1)).toBe('user_failed 42P01')
  })

  test('and nothing is said where the failure is marked as an invalid request', async () => {
    const user = await addUser()
    await sql().unsafe(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'invalid_request: no such thing'; end $$;
      create trigger refuse before update on users for each row execute function refuse()`)
    const browser = englishBrowser(odd)
    const location = await signInWith(odd, browser, claimsOf(user)).finally(() =>
      sql().unsafe('drop trigger refuse on users; drop function refuse()'),
    )
    await expectRefused(browser, location, null)
  })
})

test('who is refused is no longer signed in as somebody else either', async () => {
  const browser = await signedInWith(odd)
  expect(await whoIsIn(browser)).toBe('leader@odd.example')
  const location = await signInWith(odd, browser, claimsOf({ email: 'nobody@odd.example', sub: 'nobody' }))
  await expectRefused(browser, location, en.errors.user_unknown)
})
