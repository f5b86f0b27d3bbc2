import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { users } from '#drizzle/schema/organisations.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

const choices = ['nl', 'en', null] as const
const headers = [undefined, 'en-GB,en;q=0.9,nl;q=0.1', 'nl']

let portal: SharedPortal
let member: Member
beforeAll(async () => {
  portal = await sharedPortal()
  member = await newTenant()
})
afterAll(() => portal.close())

/** The language of a page, also where its address leads on to it. */
async function languageAt(visitor: Visitor, address: string, header: string | undefined) {
  const asked = header ? { headers: { 'Accept-Language': header } } : {}
  const first = await visitor.ask(address, asked)
  const { location } = first.headers
  const { text } = location ? await visitor.ask(location, asked) : first
  return /<html lang="(\w+)">/.exec(text)?.[1]
}

describe.each(headers)('a browser that asks for %s reads', (header) => {
  test.each(choices.flatMap((stored) => choices.map((browser) => [stored, browser] as const)))(
    'what the person chose (%s), else what the browser keeps (%s), else what the address says, else Dutch',
    async (stored, browser) => {
      await database().update(users).set({ language: stored }).where(eq(users.id, member.userId))
      for (const path of choices) {
        const visitor = await signedIn(portal.origin, member)
        visitor.cookies.delete('routekaart.language')
        if (browser) visitor.cookies.set('routekaart.language', browser)
        const found = await languageAt(visitor, `${path ? `/${path}` : ''}/help`, header)
        expect(found, `${path}`).toBe(stored ?? browser ?? path ?? 'nl')
      }
    },
  )

  test.each(['nl', 'en'] as const)(
    'a shared page in %s, unless the browser or the address says otherwise',
    async (of) => {
      const { address } = await addLink(member, { language: of })
      for (const browser of choices) {
        for (const path of choices) {
          const guest = openVisitor(portal.origin)
          if (browser) guest.cookies.set('routekaart.language', browser)
          const found = await languageAt(guest, `${path ? `/${path}` : ''}${address}`, header)
          expect(found, `${browser} ${path}`).toBe(browser ?? path ?? of)
        }
      }
    },
  )
})
