import { expect, type BrowserContext, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { database } from '#app/persistence/database.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { expectTakenOver } from '#tests/support/test.ts'

export const address = '/location/basic-info/location?location=1'
export const heading = 'Waar is de locatie?'
export const city = (page: Page) => page.getByLabel('Plaats')
export const zipcode = (page: Page) => page.getByLabel('Postcode')
export const vision = (page: Page) => page.getByLabel('Visie op zorg')
export const line = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible()
export const unsaved = 'Nog niet opgeslagen.'

/** Opens a page with a form, and waits until it is alive. */
export async function open(page: Page): Promise<void> {
  await page.goto(address)
  await expectTakenOver(page)
}

/** What is stored of the location now. */
export async function stored({ organisationId }: Member, locationIndex = 1): Promise<unknown> {
  const rows = await database().execute(sql`
    select fields->'location' as location from forms where organisation_id = ${organisationId}
      and form_type = 'basic-information' and location_index = ${locationIndex}`)
  return rows[0]?.location
}

export const expectStored = (member: Member, fields: Record<string, string>, locationIndex = 1) =>
  expect.poll(() => stored(member, locationIndex)).toMatchObject(fields)

/** How many records of what was typed there are on this computer. */
const recordsOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('routekaart.typed')).length)

export const expectRecords = (page: Page, count: number) => expect.poll(() => recordsOn(page)).toBe(count)

/** Lets saves wait until the returned function is called. */
export async function holdSaves(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/location=|\/organisation\//, async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  return release
}

/** Ends the page as a crash does: nothing of it runs any more. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}
