import { describe, expect, test } from 'vitest'
import { leader, password, type SignInServer } from './sign-in-journeys.ts'
import { destination, openBrowser, signIn } from './sign-in-steps.ts'

const admin = 'admin@example.org'
const login = '/authentication/login'

/** The tests of sessions, and of who may go where. */
export function describeSession(server: () => SignInServer): void {
  const browser = () => openBrowser(server().origin)
  const signedIn = async (email = leader) => {
    const visitor = browser()
    await signIn(visitor, email, password)
    return visitor
  }
  const lastSession = () => server().sql`select id_hash from auth_sessions order by created_at desc limit 1`
  const hashOfLast = async () => (await lastSession())[0]?.id_hash

  describe('a session', () => {
    test('is over after a day without use, or three days', async () => {
      const { sql } = server()
      for (const change of [
        sql`seen_at = now() - interval '25 hours'`,
        sql`expires_at = now() - interval '1 second'`,
      ]) {
        const visitor = await signedIn()
        expect((await visitor.ask('/help')).status).not.toBe(302)
        await sql`update auth_sessions set ${change} where id_hash = ${await hashOfLast()}`
        expect((await visitor.ask('/help')).status).toBe(302)
      }
    })

    test('notes that it is used, at most once a minute', async () => {
      const { sql } = server()
      const visitor = await signedIn()
      const hash = await hashOfLast()
      const age = async () =>
        Number(
          (await sql`select extract(epoch from now() - seen_at) as age from auth_sessions where id_hash = ${hash}`)[0]
            ?.age,
        )
      await sql`update auth_sessions set seen_at = now() - interval '30 seconds' where id_hash = ${hash}`
      await visitor.ask('/help')
      expect(await age()).toBeGreaterThan(29)
      await sql`update auth_sessions set seen_at = now() - interval '2 hours' where id_hash = ${hash}`
      await visitor.ask('/help')
      await expect.poll(age).toBeLessThan(60)
    })

    test('ends at once where the user is disabled', async () => {
      const { sql } = server()
      const visitor = await signedIn('other@example.org')
      await sql`update users set disabled_at = now() where email = 'other@example.org'`
      try {
        expect((await visitor.ask('/help')).status).toBe(302)
        expect(await signIn(browser(), 'other@example.org', password)).toBe(login)
      } finally {
        await sql`update users set disabled_at = null where email = 'other@example.org'`
      }
    })

    test('that was lost is taken up again at the provider without a page, once', async () => {
      const visitor = await signedIn()
      visitor.cookies.delete('routekaart.session')
      const check = destination(await visitor.ask('/help'))
      expect(check).toBe('/authentication/check?returnTo=%2Fhelp')
      const provider = destination(await visitor.ask(check))
      const callback = destination(await visitor.ask(provider))
      expect(destination(await visitor.ask(callback))).toBe('/help')
      for (const name of ['routekaart.session', 'idp_session /identity']) visitor.cookies.delete(name)
      const again = destination(await visitor.ask(destination(await visitor.ask('/help'))))
      expect(destination(await visitor.ask(destination(await visitor.ask(again))))).toBe(`${login}?returnTo=%2Fhelp`)
      expect(destination(await visitor.ask('/help'))).toBe(`${login}?returnTo=%2Fhelp`)
    })
  })

  describe('logging out', () => {
    test('asks first, then ends the session here and at the provider', async () => {
      const visitor = await signedIn()
      const page = await (await visitor.ask('/authentication/logout')).text()
      expect(page).toMatch(/name="csrf" value="[\w-]{43}"/)
      const toProvider = destination(await visitor.ask('/authentication/logout', {}))
      expect(new URL(destination(await visitor.ask(toProvider))).pathname).toBe(login)
      expect(visitor.cookies.has('routekaart.session')).toBe(false)
      const next = await visitor.ask(destination(await visitor.ask(login, {})))
      expect(destination(next)).toContain('/identity/u/login/')
    })

    test('never sends anybody to another site', async () => {
      const answer = await browser().ask('/identity/v2/logout?returnTo=https://evil.example/')
      expect(destination(answer)).toBe(login)
    })
  })

  describe('the guard', () => {
    test.each(['/admin', '/Admin/Users', '/%61dmin/users', '/admin/'])('keeps users out of %s', async (path) => {
      const visitor = await signedIn()
      const answer = await visitor.ask(server().origin + path)
      expect([answer.status, destination(answer)]).toEqual([303, '/'])
    })

    test('lets administrators in', async () => {
      expect((await (await signedIn(admin)).ask('/admin/users')).status).not.toBe(303)
    })

    test('answers 401 to what would change something, and to programs', async () => {
      expect((await browser().ask('/location/basic-info', {})).status).toBe(401)
      const api = await browser().ask('/api/auth/user')
      expect(api.status).toBe(401)
      expect(await api.json()).toMatchObject({ error: 'login_required' })
    })

    test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }, { 'Sec-Fetch-Site': 'none' }])(
      'refuses a form from elsewhere: %j',
      async (headers) => {
        const visitor = await signedIn()
        expect((await visitor.ask('/authentication/logout', {}, headers)).status).toBe(403)
        expect((await visitor.ask('/help')).status).not.toBe(302)
      },
    )

    test('takes the csrf field where the browser says nothing', async () => {
      const { origin } = server()
      const visitor = await signedIn()
      const page = await (await visitor.ask('/authentication/logout')).text()
      const [, csrf = ''] = /name="csrf" value="([\w-]+)"/.exec(page) ?? []
      const cookie = `routekaart.session=${visitor.cookies.get('routekaart.session')?.value}`
      const post = async (body: URLSearchParams) => {
        const options = { method: 'POST', body, headers: { Cookie: cookie }, redirect: 'manual' } as const
        return (await fetch(`${origin}/authentication/logout`, options)).status
      }
      expect(await post(new URLSearchParams())).toBe(403)
      expect(await post(new URLSearchParams({ csrf: csrf.replace(/.$/, '_') }))).toBe(403)
      expect(await post(new URLSearchParams({ csrf }))).toBe(303)
    })
  })
}
