import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { namedControls } from '#tests/support/named-controls.ts'
import { sessionSecret, startServer, type TestServer } from '#tests/support/server.ts'
import { skeletonOf } from '#tests/support/skeleton.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin, newTenant, signIn } from '#tests/support/tenant.ts'
import { sitePages, staffPages } from '#tests/support/site.ts'
import { emptyLists, makeStaffPages } from '#tests/support/staff-pages.ts'
import { touchingIn } from '#tests/support/touching-words.ts'
import { askingPages, demandingPages, newAskedTenant, type AskingPage } from '#tests/support/wrong-answers.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  plugins: [namedControls],
  rules: {
    'named-controls': 'error',
    // How React and our plain pages write what the standard lets one write in several ways.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // The check boxes of a question have one name, and a hidden field says that the question was on the page.
    'form-dup-name': 'off',
    // Tables that are cards on a phone say their roles: browsers forget those with the layout of a table.
    'no-redundant-role': 'off',
    // It is about what search engines show. Ours say page, task and place, the page in front, and stand in none.
    'long-title': 'off',
  },
})

let server: TestServer
let cookies: { member: string; demanded: string; admin: string }
let admin: Actor
let ofStaff: Awaited<ReturnType<typeof makeStaffPages>>

beforeAll(async () => {
  server = await startServer()
  keepEnvironment(readEnvironment({ SESSION_SECRET: sessionSecret, NODE_ENV: 'test' }))
  openDatabase(await server.databaseUrl())
  admin = await newAdmin()
  ofStaff = await makeStaffPages(admin)
  cookies = {
    member: await cookieOf(await newAskedTenant()),
    demanded: await cookieOf(await newTenant()),
    admin: await cookieOf(admin),
  }
})

afterAll(async () => {
  await closeDatabase()
  await server.stop()
})

/** Signs somebody in; gives what their browser sends. */
async function cookieOf(actor: Actor): Promise<string> {
  return (await signIn(server.origin, actor)).map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Skeletons of pages that follow the standard: English ones are those of Dutch pages, as a rule. */
const wellMade = new Set<string>()

async function ask(address: string, cookie: string, form?: FormData): Promise<string> {
  const sent = form && { method: 'POST', body: form }
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await fetch(new URL(address, server.origin), { ...sent, headers })
  if (form) expect(answer.status).toBe(422)
  return answer.text()
}

const shown = new Map<string, Promise<string>>()

/** A page as one reader sees it: asked for once, whatever is looked at in it. */
function pageFor(cookie: string, address: string): Promise<string> {
  const key = `${cookie} ${address}`
  const page = shown.get(key) ?? ask(address, cookie)
  shown.set(key, page)
  return page
}

/** What is wrong with the HTML of an answer, by the standard. */
async function problemsOf(address: string, cookie: string, form?: FormData): Promise<string[]> {
  const html = await (form ? ask(address, cookie, form) : pageFor(cookie, address))
  const skeleton = skeletonOf(html)
  if (wellMade.has(skeleton)) return []
  const { results } = await validator.validateString(html)
  if (results.length === 0) wellMade.add(skeleton)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`)
}

/** A form with wrong answers; where they are in a list, in a new row of it. */
function wrongForm({ wrong }: Pick<AskingPage, 'wrong'>): FormData {
  const form = new FormData()
  form.set('goTo', 'next')
  for (const { name, value } of wrong) {
    const [row] = /^[^[]+\[0\]/.exec(name) ?? []
    if (row) form.set(`${row}.id`, '0000f00d')
    form.set(name, value)
  }
  return form
}

describe.each(['nl', 'en'])('the HTML in %s follows the standard', (language) => {
  test.each(Object.entries(sitePages))('of %s', async (_, addresses) => {
    for (const address of addresses) {
      expect.soft(await problemsOf(address, `routekaart.language=${language}; ${cookies.member}`)).toEqual([])
    }
  })

  test.each(askingPages.filter(({ wrong }) => wrong.length > 0))('of $address with wrong answers', async (asked) => {
    const cookie = `routekaart.language=${language}; ${cookies.member}`
    expect(await problemsOf(asked.address, cookie, wrongForm(asked))).toEqual([])
  })

  test.each(demandingPages)('of $address with nothing chosen', async ({ address }) => {
    const cookie = `routekaart.language=${language}; ${cookies.demanded}`
    expect(await problemsOf(address, cookie, wrongForm({ wrong: [] }))).toEqual([])
  })

  test.each([...staffPages, ...emptyLists, '/organisation'])('of %s for provider staff', async (address) => {
    expect(await problemsOf(address, `routekaart.language=${language}; ${cookies.admin}`)).toEqual([])
  })

  test('of the pages of provider staff about one thing, and of their forms with mistakes', async () => {
    const cookie = `routekaart.language=${language}; ${cookies.admin}`
    for (const address of ofStaff.pages) expect.soft(await problemsOf(address, cookie)).toEqual([])
    // What does harm asks for a new sign-in after five minutes, which the pages before these take on a busy machine.
    const freshCookie = `routekaart.language=${language}; ${await cookieOf(admin)}`
    for (const { address, wrong } of ofStaff.forms) {
      const form = new FormData()
      for (const [name, value] of Object.entries(wrong)) form.set(name, value)
      expect.soft(await problemsOf(address, freshCookie, form)).toEqual([])
    }
  })

  test.each(['/authentication/login', '/nowhere', '/%zz'])('of %s for nobody', async (address) => {
    expect(await problemsOf(address, `routekaart.language=${language}`)).toEqual([])
  })
})

const inDutch = (cookie: string) => `routekaart.language=nl; ${cookie}`

test.each(Object.entries(sitePages))('words stay apart without styles on %s', async (_, addresses) => {
  for (const address of addresses) {
    expect.soft(touchingIn(await pageFor(inDutch(cookies.member), address)), address).toEqual([])
  }
})

/** What the query of an address names: the rest says how a page is shown, which is the same page. */
const named = new Set(['location', 'item', 'purpose', 'block'])
const isPage = (address: string) =>
  [...new URL(address, server.origin).searchParams.keys()].every((name) => named.has(name))

/** A title in which the key of a text stands: no words were found for it. */
const isKey = (title: string) => /\.title\b/.test(title)

/** The titles that several pages have, or that are no words, with those pages. */
async function wrongTitles(cookie: string, addresses: readonly string[]): Promise<[string, string[]][]> {
  const pages = new Map<string, string[]>()
  for (const address of addresses.filter(isPage)) {
    const [, found = ''] = /<title>([^<]*)/.exec(await pageFor(cookie, address)) ?? []
    const title = unescapeHtml(found)
    pages.set(title, [...(pages.get(title) ?? []), address])
  }
  return [...pages].filter(([title, same]) => same.length > 1 || isKey(title))
}

test('each page of somebody of a care organisation has a title of its own, in words', async () => {
  expect(await wrongTitles(inDutch(cookies.member), Object.values(sitePages).flat())).toEqual([])
})

test('each page of provider staff has a title of its own, in words', async () => {
  expect(await wrongTitles(inDutch(cookies.admin), [...staffPages, ...ofStaff.pages])).toEqual([])
})
