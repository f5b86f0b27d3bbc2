import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { sessionSecret, startServer, type TestServer } from '#tests/support/server.ts'
import { sitePages } from '#tests/support/site.ts'
import { newAskedTenant } from '#tests/support/wrong-answers.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let server: TestServer
let visitor: Visitor
beforeAll(async () => {
  server = await startServer()
  keepEnvironment(readEnvironment({ SESSION_SECRET: sessionSecret, NODE_ENV: 'test' }))
  openDatabase(await server.databaseUrl())
  visitor = await signedIn(server.origin, await newAskedTenant())
})
afterAll(async () => {
  await closeDatabase()
  await server.stop()
})

const unread = /<(head|script|style|svg|template)\b[^]*?<\/\1>|<!--[^]*?-->/g
const field = /<(?!input[^>]* type="hidden")(input|select|textarea)\b[^>]*>/g
const inlineTag = /<\/?(a|abbr|b|bdi|button|em|i|label|select|small|span|strong|summary|textarea|time)\b[^>]*>/g

/** Places where the words of two elements touch in a browser without styles, such as `w3m`. */
function touchingIn(html: string): string[] {
  const text = html.replace(unread, '').replace(field, '[').replace(inlineTag, '|')
  return [...text.matchAll(/[^<>|]{0,30}[\p{L}\d.:›](\|)+[\p{L}\d›[][^<>|]{0,30}/gu)].map(([words]) => words)
}

test.each(Object.entries(sitePages))('words stay apart without styles on %s', async (_, addresses) => {
  for (const address of addresses) {
    const { text } = await visitor.ask(address)
    expect.soft(touchingIn(text), address).toEqual([])
  }
})
