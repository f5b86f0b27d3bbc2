import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { sessionSecret, startServer, type TestServer } from '#tests/support/server.ts'
import { newAdmin, newTenant, signIn } from '#tests/support/tenant.ts'
import { sitePages } from '#tests/support/site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React and our plain pages write what the standard lets one write in several ways.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // The check boxes of a question have one name, and a hidden field says that the question was on the page.
    'form-dup-name': 'off',
  },
})

let server: TestServer
let cookies: { member: string; admin: string }

beforeAll(async () => {
  server = await startServer()
  keepEnvironment(readEnvironment({ SESSION_SECRET: sessionSecret, NODE_ENV: 'test' }))
  openDatabase(await server.databaseUrl())
  const cookieOf = (found: { name: string; value: string }[]) => found.map(({ name, value }) => `${name}=${value}`)
  cookies = {
    member: cookieOf(await signIn(server.origin, await newTenant())).join('; '),
    admin: cookieOf(await signIn(server.origin, await newAdmin())).join('; '),
  }
})

afterAll(async () => {
  await closeDatabase()
  await server.stop()
})

/** What is wrong with the HTML of an answer, by the standard. */
async function problemsOf(address: string, cookie: string, form?: Record<string, string>): Promise<string[]> {
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await fetch(new URL(address, server.origin), { ...sent, headers })
  if (form) expect(answer.status).toBe(422)
  const { results } = await validator.validateString(await answer.text())
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`)
}

describe.each(['nl', 'en'])('the HTML in %s follows the standard', (language) => {
  test.each(Object.entries(sitePages))('of %s', async (_, addresses) => {
    for (const address of addresses) {
      expect.soft(await problemsOf(address, `routekaart.language=${language}; ${cookies.member}`)).toEqual([])
    }
  })

  test('of a page with wrong answers', async () => {
    const address = '/location/basic-info/contacts?location=0'
    const cookie = `routekaart.language=${language}; ${cookies.member}`
    expect(await problemsOf(address, cookie, { 'contact.email': 'nobody@', goTo: 'next' })).toEqual([])
  })

  test.each(['/admin', '/organisation'])('of %s for provider staff', async (address) => {
    expect(await problemsOf(address, `routekaart.language=${language}; ${cookies.admin}`)).toEqual([])
  })

  test.each(['/authentication/login', '/nowhere', '/%zz'])('of %s for nobody', async (address) => {
    expect(await problemsOf(address, `routekaart.language=${language}`)).toEqual([])
  })
})
