import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { goOn, openPage, seeHeading } from './journey/steps.ts'
import { crash, expectRecords, line, unsaved } from './journey/typing.ts'

/** Text beside files, on a page of which the form is sent with its files. */

const address = '/location/pass-down-night-shift-roster/upload?location=0'
const heading = 'Wie werken er in de nachtdienst?'
const roster = (page: Page) => page.getByLabel('Rooster van de nachtdienst als tekst')
const files = (page: Page) => page.locator('input[type=file]')
const file = { name: 'Rooster.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) }

/** What is stored of the text now. */
async function stored({ organisationId }: Member): Promise<unknown> {
  const rows = await database().execute(sql`
    select fields->>'textual' as textual from forms where organisation_id = ${organisationId}
      and form_type = 'night-shift-roster' and location_index = 0`)
  return rows[0]?.textual
}

const expectStored = (member: Member, text: string) => expect.poll(() => stored(member)).toBe(text)

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await expectTakenOver(page)
}

test('the browser goes back: what was typed is saved', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await page.goto('/location/pass-down-night-shift-roster/intro?location=0')
  await expectTakenOver(page)
  await openPage(page, 'Rooster')
  await seeHeading(page, heading)
  await roster(page).fill('Week 17: Ans')
  await line(page, unsaved)
  await page.goBack()
  await seeHeading(page, 'Geef het rooster van de nachtdienst door')
  await expectStored(member, 'Week 17: Ans')
  await expectRecords(page, 0)
  await page.goForward()
  await expect(roster(page)).toHaveValue('Week 17: Ans')
})

test('the tab crashes: what was typed is saved when a page is opened again', async ({ page, context, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await files(page).setInputFiles(file)
  await roster(page).fill('Week 17: Ans')
  await expectRecords(page, 1)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(file.name)
  await crash(context, page)
  const next = await context.newPage()
  await open(next)
  await expect(roster(next)).toHaveValue('Week 17: Ans')
  await expectStored(member, 'Week 17: Ans')
  await expectRecords(next, 0)
})

test('the page is hidden: the text is saved, and a file that was chosen stays chosen', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await files(page).setInputFiles(file)
  await roster(page).fill('Week 17: Ans')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await line(page, 'Wat u typte, is opgeslagen.')
  await expectStored(member, 'Week 17: Ans')
  await roster(page).fill('Week 17: Bea')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Download Rooster.pdf' })).toBeVisible()
  await expectStored(member, 'Week 17: Bea')
})

test('the network goes and comes back: text and file arrive by themselves', async ({ page, context, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await context.setOffline(true)
  await files(page).setInputFiles(file)
  await roster(page).fill('Week 17: Ans')
  await goOn(page)
  await line(page, 'Opslaan lukt nu niet.')
  await roster(page).fill('Week 17: Ans en Bea')
  await context.setOffline(false)
  await expect(page).not.toHaveURL(address)
  await expectStored(member, 'Week 17: Ans en Bea')
  await expectRecords(page, 0)
  await open(page)
  await expect(page.getByRole('link', { name: 'Download Rooster.pdf' })).toBeVisible()
})
