import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, accountPassword } from '#tests/support/access-token.ts'
import { openParagraphs } from '#app/platform/mail/sealed-text.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openBrowser, openProviderPage, type Browser } from './sign-in-steps.ts'

let portal: Portal
let person: Actor
beforeAll(async () => {
  portal = await openPortal({ TRUST_PROXY: '1', RATE_LIMITS: '0.1' })
})
afterAll(() => portal.close())

let organisation: Awaited<ReturnType<typeof addOrganisation>> | undefined
async function newPerson(): Promise<Actor> {
  organisation ??= await addOrganisation(['Huis'])
  const added = await addColleague(organisation)
  await addAccount(portal, added)
  return added
}

let addresses = 0
const newAddress = () => `198.51.100.${(addresses += 1)}`

/** A browser at a network address, with its login form open. */
async function atForm(address: string, cookies?: Browser['cookies']): Promise<{ browser: Browser; page: string }> {
  const browser = openBrowser(portal.origin)
  for (const [name, value] of cookies ?? []) browser.cookies.set(name, value)
  const { ask } = browser
  browser.ask = (path, form, headers) => ask(path, form, { 'X-Forwarded-For': address, ...headers })
  return { browser, page: await openProviderPage(browser) }
}
const tryAt = async (address: string, password: string, email = person.email, cookies?: Browser['cookies']) => {
  const { browser, page } = await atForm(address, cookies)
  const answer = await browser.ask(page, { email, password })
  return { browser, answer }
}
const statusAt = async (...asked: Parameters<typeof tryAt>) => (await tryAt(...asked)).answer.status

/** Three wrong passwords from each of so many addresses. */
async function guess(count: number, email = person.email): Promise<number[]> {
  const statuses: number[] = []
  const from = Array.from({ length: count }, newAddress)
  await Promise.all(
    from.map(async (address) => {
      const { browser, page } = await atForm(address)
      for (let times = 0; times < 3; times += 1) {
        statuses.push((await browser.ask(page, { email, password: `wrong ${times}` })).status)
      }
    }),
  )
  return statuses
}
const mailsTo = (email: string) =>
  portal.sql`select sealed_text from mail_messages where to_address = ${email} and cause = 'password-guessed'`
const linksIn = ([mail]: Record<string, unknown>[]): string[] =>
  (openParagraphs(String(mail?.sealed_text)) ?? []).flatMap((part) =>
    typeof part !== 'string' && 'href' in part ? part.href : [],
  )

describe('one account that is guessed at from thirty addresses', () => {
  const home = newAddress()
  let statuses: number[]
  let device: Browser['cookies']
  let letIn = ''
  beforeAll(async () => {
    person = await newPerson()
    const { browser, answer } = await tryAt(home, accountPassword)
    expect(answer.status).toBe(303)
    device = new Map([...browser.cookies].filter(([name]) => name === 'routekaart.device'))
    statuses = await guess(30)
  }, 60_000)

  test('is guarded: few passwords are looked at, the others are told when to come again', async () => {
    expect(statuses).toHaveLength(90)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(15)
    const { answer } = await tryAt(newAddress(), 'wrong')
    expect(answer.status).toBe(429)
    expect(await answer.text()).toMatch(/^(?!.*(?:klopt niet|aria-invalid)).*daarom is het uwe niet bekeken/s)
    const wait = Number(answer.headers.get('Retry-After'))
    expect([wait > 0, wait <= 30]).toEqual([true, true])
  })

  test('lets its owner in at once, where they signed in before', async () => {
    expect(await statusAt(home, accountPassword)).toBe(303)
  })

  test('lets its owner in at once, in the browser in which they signed in before', async () => {
    expect([...device.keys()]).toEqual(['routekaart.device'])
    expect(await statusAt(newAddress(), accountPassword, person.email, device)).toBe(303)
  })

  test('lets its owner in from elsewhere, on a later try', async () => {
    await portal.sql`update identity_failures set at = at - interval '31 seconds' where email = ${person.email}`
    expect(await statusAt(newAddress(), accountPassword)).toBe(303)
  })

  test('has its owner told, once, with a way to a new password', async () => {
    await expect.poll(() => mailsTo(person.email)).toHaveLength(1)
    const links = linksIn(await mailsTo(person.email))
    expect(links).toEqual([
      `${portal.origin}/identity/u/forgotten`,
      expect.stringMatching(/\/identity\/u\/let-in\/[\w-]{43}$/),
    ])
    letIn = links[1] ?? ''
  })

  test('lets in the browser in which its owner presses the button behind the link, once', async () => {
    await guess(2)
    const scanner = await atForm(newAddress())
    for (let times = 0; times < 2; times += 1) expect((await scanner.browser.ask(letIn)).status).toBe(200)
    expect(await statusAt(newAddress(), accountPassword, person.email, scanner.browser.cookies)).toBe(429)
    const from = newAddress()
    const { browser } = await atForm(from)
    expect(await (await browser.ask(letIn)).text()).toContain('<form method="post"><button>')
    const press = async (headers = {}) => (await browser.ask(letIn, {}, headers)).status
    expect([await press({ 'Sec-Fetch-Site': 'cross-site' }), await press(), await press()]).toEqual([403, 303, 410])
    expect((await scanner.browser.ask(letIn)).status).toBe(410)
    expect(await statusAt(from, accountPassword)).toBe(429)
    expect(await statusAt(from, accountPassword, person.email, browser.cookies)).toBe(303)
  })

  test('is free again with a new password, which is known where it was chosen', async () => {
    await guess(5)
    const where = newAddress()
    const link = await newPasswordLink()
    const { browser } = await atForm(where)
    const password = 'groene fiets op zolder'
    expect((await browser.ask(link, { password, repeat: password })).status).toBe(303)
    expect(await statusAt(newAddress(), 'wrong')).toBe(401)
    await guess(5)
    expect(await statusAt(newAddress(), password, person.email, browser.cookies)).toBe(303)
    // Who knew the old one may have signed in there.
    expect(await statusAt(home, password)).toBe(429)
  })

  async function newPasswordLink(): Promise<string> {
    await openBrowser(portal.origin).ask('/identity/u/forgotten', { email: person.email })
    const mails = () =>
      portal.sql`select sealed_text from mail_messages where to_address = ${person.email} and cause = 'password-forgotten'`
    await expect.poll(mails).toHaveLength(1)
    return linksIn(await mails())[0] ?? ''
  }
})

test('an address that nobody has is guarded alike', async () => {
  const email = `${randomUUID()}@example.org`
  const statuses = await guess(10, email)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  const { answer } = await tryAt(newAddress(), 'wrong', email)
  expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect(await answer.text()).toContain('daarom is het uwe niet bekeken')
  expect(await mailsTo(email)).toEqual([])
})

describe('nobody is locked out of the login page', () => {
  const shared = newAddress()
  const from = { 'X-Forwarded-For': shared }
  const send = (path: string, headers: Record<string, string>, method = 'POST') =>
    fetch(portal.origin + path, {
      ...{ method, redirect: 'manual', headers: { ...from, ...headers } },
      ...(method === 'POST' ? { body: new URLSearchParams({ email: 'x@example.org', password: 'x' }) } : {}),
    }).then(({ status }) => status)
  const own = { 'Sec-Fetch-Site': 'same-origin' }

  test.each([
    ['who looks at it', '/authentication/login', own, 'GET', 70],
    ['forms of other sites', '/authentication/login', { 'Sec-Fetch-Site': 'cross-site' }, 'POST', 70],
    ['passwords without a login under way', '/identity/u/login/x', own, 'POST', 30],
    ['passwords from other sites', '/identity/u/login/x', { Origin: 'https://evil.example' }, 'POST', 30],
    [
      'questions of other sites for a new one',
      '/identity/u/forgotten',
      { 'Sec-Fetch-Site': 'cross-site' },
      'POST',
      250,
    ],
  ])('by %s', async (_what, path, headers, method, count) => {
    const statuses: number[] = []
    for (let done = 0; done < count; done += 10) {
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => send(path, headers, method)))))
    }
    expect(statuses).not.toContain(429)
    person = await newPerson()
    expect(await statusAt(shared, accountPassword)).toBe(303)
  })

  test('by twenty wrong passwords from one address, where they are known', async () => {
    person = await newPerson()
    const address = newAddress()
    const { browser } = await tryAt(address, accountPassword)
    await portal.sql`insert into identity_failures (email, address) select i || '@example.org', ${address}
      from generate_series(1, 20) i`
    expect(await statusAt(address, accountPassword, (await newPerson()).email)).toBe(429)
    expect(await statusAt(address, accountPassword, person.email, browser.cookies)).toBe(303)
  })
})
