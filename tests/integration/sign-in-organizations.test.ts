import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '#app/platform/auth/en.ts'
import type { Member } from '#app/persistence/actor.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { askToken, toldAtLogin } from '#tests/support/odd-sign-in.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { comeBack, comeBackFrom, destination, openBrowser, openProviderPage, type Browser } from './sign-in-steps.ts'

let portal: SharedPortal
let member: Member
let other: Member
beforeAll(async () => {
  portal = await sharedPortal()
  ;[member, other] = [await addOrganisation(['Huis']), await addOrganisation(['Hof'])]
  for (const somebody of [member, other]) await addAccount(portal, somebody)
  await portal.sql`update organisations set name = ' De Zonnehof ' where id = ${member.organisationId}`
})
afterAll(() => portal.close())

function browser(): Browser {
  const opened = openBrowser(portal.origin)
  opened.cookies.set('routekaart.language', { value: 'en', path: '/' })
  return opened
}

async function type(visitor: Browser, page: string, { email }: Member): Promise<Response> {
  return visitor.ask(page, { email, password: accountPassword })
}

async function signInFor(visitor: Browser, organization: string, somebody = member): Promise<string> {
  const page = await openProviderPage(visitor, '/', { organization })
  return destination(await comeBack(visitor, await type(visitor, page, somebody)))
}

const idOf = ({ organisationId }: Member) => `org_${organisationId}`
const login = '/authentication/login'

describe('a login at the embedded provider for an organization', () => {
  test('by its id: tokens name it, those of a refresh too', async () => {
    const visitor = browser()
    expect(await signInFor(visitor, idOf(member))).toBe('/')
    expect(visitor.cookies.get('routekaart.organization_hint')?.value).toBe(idOf(member))
    for (const cacheMode of ['on', 'off']) {
      const { status, answer } = await askToken(visitor, { cacheMode })
      expect(status).toBe(200)
      const claims = decodeJwt(String(Object(answer).access_token))
      expect(claims).toMatchObject({ org_id: idOf(member), org_name: 'de zonnehof' })
    }
  })

  test.each(['De Zonnehof', ' DE ZONNEHOF '])('by its name: %s', async (name) => {
    expect(await signInFor(browser(), name)).toBe('/')
  })

  test('that was not asked for leaves no trace in the tokens', async () => {
    const visitor = browser()
    const page = await openProviderPage(visitor)
    expect(destination(await comeBack(visitor, await type(visitor, page, member)))).toBe('/')
    const claims = decodeJwt(String(Object((await askToken(visitor)).answer).access_token))
    expect([claims.org_id, claims.org_name]).toEqual([undefined, undefined])
  })

  test.each([
    ['another one', () => idOf(other)],
    ['another one by name', () => 'De Linde'],
    ['none at all', () => 'org_'],
  ])('that the account does not belong to: %s', async (_what, asked) => {
    const visitor = browser()
    const page = await openProviderPage(visitor, '/', { organization: asked() })
    const back = new URL(await comeBackFrom(visitor, await type(visitor, page, member)))
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: `user is not part of the ${asked()} organization`,
    })
    expect(destination(await visitor.ask(back.href))).toBe(login)
    expect(await toldAtLogin(visitor)).toBe(en.errors.access_denied)
    expect(visitor.cookies.has('routekaart.session')).toBe(false)
  })

  test('that is archived keeps its people out', async () => {
    const gone = await addOrganisation(['Weg'])
    await addAccount(portal, gone)
    await portal.sql`update organisations set archived_at = now() where id = ${gone.organisationId}`
    const visitor = browser()
    expect(await signInFor(visitor, idOf(gone), gone)).toBe(login)
    expect(await toldAtLogin(visitor)).toBe(en.errors.access_denied)
  })

  test('of somebody else than the provider remembers: refused, and then possible with another account', async () => {
    const visitor = browser()
    expect(await signInFor(visitor, idOf(member))).toBe('/')
    visitor.cookies.delete('routekaart.session')
    const asked = { organization: idOf(other) }
    const refused = new URL(destination(await visitor.ask(destination(await visitor.ask(login, asked)))))
    expect(refused.searchParams.get('error')).toBe('access_denied')
    await visitor.ask(refused.href)
    expect(await (await visitor.ask(login)).text()).toContain('name="prompt" value="login"')
    const page = await openProviderPage(visitor, '/', { ...asked, prompt: 'login' })
    expect(destination(await comeBack(visitor, await type(visitor, page, other)))).toBe('/')
  })
})
