import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/**
 * React writes a page in pieces of 2,048 bytes and left zero bytes where a letter of more than one byte did not fit at
 * the end of one (facebook/react 18, mended in 19): in a field, the browser makes another letter of that. Names of many
 * such letters meet every end of a piece; one letter before them moves them all by a byte.
 */
test.each(['', 'a'])('letters of two bytes come whole in every page, after “%s”', async (before) => {
  const name = before + 'é'.repeat(80)
  const visitor = await signedIn(portal.origin, await addOrganisation([name, name, name, name]))
  for (const path of [
    '/organisation?index',
    '/location/route-card?location=0&index',
    '/organisation/basic-info/locations',
  ]) {
    const { status, text } = await visitor.ask(path)
    expect([path, status, text.includes(name)]).toEqual([path, 200, true])
    expect([path, text.split('\0').length - 1]).toEqual([path, 0])
  }
})
