import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import { subjectOf } from '#tests/support/odd-provider.ts'
import { englishBrowser, signedInWith, signInWith, toldAtLogin } from '#tests/support/odd-sign-in.ts'
import { openEnvironments, type Environment } from '#tests/support/two-environments.ts'
import type { Browser } from './sign-in-steps.ts'

const members = { claims: { org_id: 'org_us' } }
let staging: Environment
let us: Environment
let close: () => Promise<void>
beforeAll(async () => {
  ;({ staging, us, close } = await openEnvironments())
})
afterAll(() => close())

describe('a person is one provider’s', () => {
  const whoIsIn = async (browser: Browser): Promise<unknown> =>
    Object(await (await browser.ask('/authentication/session')).json()).user?.email ?? null
  const addUser = async (email: string) => {
    const { sql } = staging.portal
    await sql`insert into users (organisation_id, email, name)
      select organisation_id, ${email}, 'Somebody' from users where email = 'leader@odd.example'`
  }

  test.each([
    ['subject', { sub: subjectOf('leader@odd.example'), email: 'nobody@odd.example' }],
    ['e-mail address', { sub: 'another', email: 'leader@odd.example' }],
    ['subject and e-mail address', { sub: subjectOf('leader@odd.example'), email: 'leader@odd.example' }],
  ])('whom another provider does not get by the same %s', async (_what, claims) => {
    expect(await whoIsIn(await signedInWith(staging))).toBe('leader@odd.example')
    const browser = englishBrowser(us)
    const location = await signInWith(us, browser, { claims: { ...members.claims, ...claims } })
    expect(location).toBe('/authentication/login')
    expect(await toldAtLogin(browser)).toBe(en.errors.user_unknown)
    expect(await whoIsIn(browser)).toBeNull()
  })

  test('and two of two providers may have the same subject', async () => {
    const sub = 'the same'
    for (const [one, email] of [
      [staging, 'first@odd.example'],
      [us, 'second@odd.example'],
    ] as const) {
      await addUser(email)
      expect(await whoIsIn(await signedInWith(one, { claims: { org_id: 'org_us', sub, email } }))).toBe(email)
    }
    expect(await whoIsIn(await signedInWith(staging, { claims: { sub, email: 'x@odd.example' } }))).toBe(
      'first@odd.example',
    )
  })
})
