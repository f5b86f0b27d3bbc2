import type { Sql } from 'postgres'
import { describe, expect, test } from 'vitest'
import { comeBack, destination, openBrowser, openProviderPage, signIn } from './sign-in-steps.ts'

export const password = 'welcome-2026'
export const leader = 'leader@example.org'

/** A running server with the demo accounts and the embedded identity provider, and its database. */
export type SignInServer = { origin: string; sql: Sql }

/** The tests of signing in by redirect. */
export function describeSignIn(server: () => SignInServer): void {
  const browser = () => openBrowser(server().origin)
  /** One that sends a cookie, and so is known to keep them. */
  const usedBrowser = () => {
    const one = browser()
    one.cookies.set('routekaart.language', { value: 'nl', path: '/' })
    return one
  }
  const login = '/authentication/login'

  describe('signing in by redirect', () => {
    test('comes back to the page that was asked for', async () => {
      const visitor = browser()
      const guarded = await visitor.ask('/location/basic-info?location=1')
      expect(guarded.status).toBe(302)
      expect(destination(guarded)).toBe(`${login}?returnTo=%2Flocation%2Fbasic-info%3Flocation%3D1`)
      expect((await visitor.ask(destination(guarded))).status).toBe(200)
      expect(await signIn(visitor, leader, password, '/location/basic-info?location=1')).toBe(
        '/location/basic-info?location=1',
      )
      const session = await (await visitor.ask('/authentication/session')).json()
      expect(session).toMatchObject({ isAuthenticated: true, user: { email: leader, is_admin: false } })
      expect(destination(await visitor.ask(`${login}?returnTo=/help`))).toBe('/help')
    })

    test('leaves no login under way behind, and only cookies that scripts cannot read', async () => {
      const visitor = browser()
      const page = await openProviderPage(visitor)
      const answer = await comeBack(visitor, await visitor.ask(page, { email: leader, password }))
      expect([...visitor.cookies.keys()].filter((name) => name.startsWith('routekaart.tx'))).toEqual([])
      expect(answer.headers.getSetCookie().length).toBeGreaterThan(1)
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    })

    test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/authentication/logout'])(
      'goes home instead of to %s',
      async (returnTo) => {
        expect(await signIn(browser(), leader, password, returnTo)).toBe('/')
      },
    )

    test('sends PKCE, state and nonce along, new ones each time', async () => {
      const visitor = browser()
      const ask = async () => new URL(destination(await visitor.ask(login, {}))).searchParams
      const [first, second] = [await ask(), await ask()]
      for (const name of ['state', 'nonce', 'code_challenge']) {
        expect(first.get(name)).toMatch(/^[\w-]{43}$/)
        expect(first.get(name)).not.toBe(second.get(name))
      }
      expect(first.get('code_challenge_method')).toBe('S256')
    })

    test('keeps at most five logins under way', async () => {
      const visitor = browser()
      for (let attempt = 0; attempt < 8; attempt++) await visitor.ask(login, {})
      expect([...visitor.cookies.keys()].filter((name) => name.startsWith('routekaart.tx'))).toHaveLength(5)
    })

    test('finishes in two tabs side by side', async () => {
      const visitor = browser()
      const [one, two] = [await openProviderPage(visitor, '/help'), await openProviderPage(visitor, '/organisation')]
      const first = await comeBack(visitor, await visitor.ask(one, { email: leader, password }))
      expect(destination(first)).toBe('/help')
      const second = await comeBack(visitor, await visitor.ask(two, { email: 'other@example.org', password }))
      expect(destination(second)).toBe('/organisation')
      expect(await (await visitor.ask('/authentication/session')).json()).toMatchObject({
        user: { email: 'other@example.org' },
      })
    })

    test('gives a new session id each time and ends the old one', async () => {
      const visitor = browser()
      await signIn(visitor, leader, password)
      const before = visitor.cookies.get('routekaart.session')?.value
      const again = await visitor.ask(destination(await visitor.ask(login, {})))
      await visitor.ask(destination(again))
      const after = visitor.cookies.get('routekaart.session')?.value
      expect(after).toBeTruthy()
      expect(after).not.toBe(before)
      const thief = browser()
      thief.cookies.set('routekaart.session', { value: before ?? '', path: '/' })
      expect((await thief.ask('/')).status).toBe(302)
    })
  })

  describe('the login form', () => {
    test('says that the combination is wrong, in the language of the browser, and keeps the e-mail address', async () => {
      const visitor = browser()
      const page = await openProviderPage(visitor)
      const dutch = await visitor.ask(page, { email: '"><b>x@example.org', password: 'wrong' })
      expect(dutch.status).toBe(401)
      const text = await dutch.text()
      expect(text).toContain('De combinatie van e-mailadres en wachtwoord klopt niet.')
      expect(text).toContain('value="&quot;&gt;&lt;b&gt;x@example.org"')
      visitor.cookies.set('routekaart.language', { value: 'en', path: '/' })
      const english = await visitor.ask(page, { email: leader, password: 'wrong' })
      expect(await english.text()).toContain('>Email/password combination is invalid!<')
      expect(
        destination(await comeBack(visitor, await visitor.ask(page, { email: ` ${leader.toUpperCase()} `, password }))),
      ).toBe('/')
    })

    const oddFields: Record<string, string>[] = [
      {},
      { email: leader },
      { email: 'a\0b', password: 'x' },
      { email: 'x'.repeat(300), password: 'x' },
      { email: leader, password: 'x'.repeat(2000) },
    ]
    test.each(oddFields.map((fields) => [fields]))('refuses fields of any shape: %#', async (fields) => {
      const visitor = browser()
      expect((await visitor.ask(await openProviderPage(visitor), fields)).status).toBe(401)
    })

    test('stops after ten failures for one address, the right password included', async () => {
      const visitor = browser()
      const page = await openProviderPage(visitor)
      const email = 'colleague@example.org'
      const statuses = await Promise.all(
        Array.from({ length: 10 }, async () => (await visitor.ask(page, { email, password: 'wrong' })).status),
      )
      expect(new Set(statuses)).toEqual(new Set([401]))
      expect((await visitor.ask(page, { email, password })).status).toBe(429)
      await server().sql`update identity_failures set at = at - interval '16 minutes' where email = ${email}`
      expect((await visitor.ask(page, { email, password })).status).toBe(303)
    })

    test('is over for another browser', async () => {
      expect((await usedBrowser().ask(await openProviderPage(browser()))).status).toBe(400)
    })
  })

  describe('a login that fails', () => {
    test.each([
      '',
      '?code=x',
      '?error=access_denied',
      '?code=x&state=y',
      '?error=x&state=y',
      `?state=${'s'.repeat(4000)}`,
    ])('ends at the login page, without a circle: %s', async (query) => {
      const visitor = usedBrowser()
      const answer = await visitor.ask(`/authentication/callback${query}`)
      expect(destination(answer)).toBe(login)
      expect(await (await visitor.ask(login)).text()).toContain('role="alert"')
      expect(await (await visitor.ask(login)).text()).not.toContain('role="alert"')
    })

    test('refuses an answer that belongs to another browser', async () => {
      const [victim, attacker] = [browser(), browser()]
      const page = await openProviderPage(attacker)
      const resume = await attacker.ask(destination(await attacker.ask(page, { email: leader, password })))
      await openProviderPage(victim)
      expect(destination(await victim.ask(destination(resume)))).toBe(login)
      expect(victim.cookies.has('routekaart.session')).toBe(false)
    })

    test('refuses an answer a second time, and keeps the session', async () => {
      const visitor = browser()
      const page = await openProviderPage(visitor)
      const callback = destination(await visitor.ask(destination(await visitor.ask(page, { email: leader, password }))))
      expect(destination(await visitor.ask(callback))).toBe('/')
      expect(destination(await visitor.ask(callback))).toBe(login)
      expect((await visitor.ask('/help')).status).not.toBe(302)
    })

    test('tells somebody without a user record, who may then sign in as somebody else', async () => {
      const { sql } = server()
      const [known] = await sql`select id, password_hash from identity_accounts where email = ${leader}`
      await sql`insert into identity_accounts (id, email, name, password_hash)
        values ('stranger', 'stranger@example.org', 'Stranger', ${known?.password_hash}) on conflict do nothing`
      const visitor = browser()
      visitor.cookies.set('routekaart.language', { value: 'en', path: '/' })
      expect(await signIn(visitor, 'stranger@example.org', password, '/help')).toBe(`${login}?returnTo=%2Fhelp`)
      expect(visitor.cookies.has('routekaart.session')).toBe(false)
      const page = await (await visitor.ask(login)).text()
      expect(page).toContain('Please contact support')
      expect(page).toContain('name="prompt" value="login"')
      const other = await openProviderPage(visitor, '/help', { prompt: 'login' })
      expect(destination(await comeBack(visitor, await visitor.ask(other, { email: leader, password })))).toBe('/help')
    })
  })
}
