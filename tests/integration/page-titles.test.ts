import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { sitePages, staffPages } from '#tests/support/site.ts'
import { makeStaffPages } from '#tests/support/staff-pages.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** What the query of an address names: the rest says how a page is shown, which is the same page. */
const named = new Set(['location', 'item', 'purpose', 'block'])
const isPage = (address: string) =>
  [...new URL(address, portal.origin).searchParams.keys()].every((name) => named.has(name))

/** The titles that several pages have, with those pages. */
async function sharedTitles(visitor: Visitor, addresses: readonly string[]): Promise<[string, string[]][]> {
  const pages = new Map<string, string[]>()
  for (const address of addresses.filter(isPage)) {
    const [, title = ''] = /<title>([^<]*)/.exec((await visitor.ask(address)).text) ?? []
    pages.set(unescapeHtml(title), [...(pages.get(unescapeHtml(title)) ?? []), address])
  }
  return [...pages].filter(([, same]) => same.length > 1)
}

test('no two pages of somebody of a care organisation have the same title', async () => {
  const visitor = await signedIn(portal.origin, await newTenant())
  expect(await sharedTitles(visitor, Object.values(sitePages).flat())).toEqual([])
})

test('no two pages of provider staff have the same title', async () => {
  const admin = await newAdmin()
  const made = await makeStaffPages(admin)
  expect(await sharedTitles(await signedIn(portal.origin, admin), [...staffPages, ...made.pages])).toEqual([])
})
