import type { Page } from '@playwright/test'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { zonnehofForms } from '#drizzle/seed/de-zonnehof.ts'
import { addLink } from './share.ts'
import { newTenant } from './tenant.ts'

/** What is needed to be in front of a page. */
type Reader = { page: Page; actAs: (actor: Actor) => Promise<void> }
type Way = (reader: Reader) => Promise<void>

/** Long before the days of the plan, on any day that this runs: nothing is late, and nothing is near. */
const begin = Date.UTC(2099, 0, 20)
const wellUnderWay = (): Promise<Member> => newTenant(zonnehofForms(begin))

const asNobody =
  (address: string): Way =>
  async ({ page }) => {
    await page.goto(address)
  }

const asMember =
  (address: string, then: (page: Page) => Promise<void> = async () => {}): Way =>
  async ({ page, actAs }) => {
    await actAs(await wellUnderWay())
    await page.goto(address)
    await then(page)
  }

const asNewcomer =
  (address: string): Way =>
  async ({ page, actAs }) => {
    await actAs(await newTenant([]))
    await page.goto(address)
  }

const asGuest =
  (over: Parameters<typeof addLink>[1]): Way =>
  async ({ page }) => {
    const { address } = await addLink(await wellUnderWay(), { locationIndex: 1, ...over })
    await page.goto(address)
  }

async function answerWrongly(page: Page): Promise<void> {
  await page.getByLabel(/^E-?mail/i).fill('nobody@')
  await page.getByRole('button', { name: 'Opslaan en verder' }).click()
  await page.getByRole('alert').waitFor()
  // What the page tells is read again after the answer.
  await page.getByRole('progressbar', { name: 'De pagina wordt geladen' }).waitFor({ state: 'detached' })
}

/**
 * The pages that most people meet, by what they are called in files; each says how one comes to stand in front of it. What
 * stands on them is of the reader's organisation alone: tests of provider staff on the same server change nothing there.
 */
export const mainPages: Readonly<Record<string, Way>> = {
  'guest-fills-in': asGuest({ purpose: 'ict', may: 'fill', items: ['wifi-settings'], recipientName: 'Ilse Net' }),
  'guest-reads': asGuest({}),
  login: asNobody('/authentication/login'),
  'login-password': async ({ page }) => {
    await page.goto('/authentication/login')
    await page.getByRole('main').locator('button[type=submit]').click()
    await page.getByLabel('Wachtwoord').waitFor()
  },
  'not-there': asNobody('/authentication/nowhere'),
  'home-first': asNewcomer('/'),
  'home-later': asMember('/'),
  overview: asMember('/organisation'),
  'route-card-of-location': asMember('/location/route-card?location=0'),
  'route-card-of-organisation': asNewcomer('/organisation/route-card'),
  'task-begins': asNewcomer('/organisation/basic-info'),
  form: asMember('/location/basic-info/wards?location=0'),
  'form-with-errors': asMember('/location/basic-info/contacts?location=0', answerWrongly),
  upload: asMember('/location/upload-floor-plan/upload?location=1'),
  'task-done': asMember('/location/basic-info/done?location=0'),
  'target-date': asMember('/location/select-initial-target-date/details?location=0'),
  history: asMember('/location/setup-it-settings/history?location=0'),
  people: asMember('/organisation/people'),
  'person-new': asMember('/organisation/people/new'),
  import: asMember('/organisation/import'),
  tasks: asMember('/organisation/tasks'),
  assigned: asMember('/organisation/assigned'),
  defaults: asMember('/organisation/defaults?block=alarm'),
  links: asMember('/links'),
  settings: asMember('/settings'),
}
