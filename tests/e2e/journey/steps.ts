import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { allItems } from '#app/roadmap/registry.ts'

/** How many tasks a location has. */
export const tasksOfLocation = allItems.filter(({ item }) => item.roadmap === 'location').length

/** The link of a task on the route card, whatever its state. */
export const cardLink = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^(O\\s)?\\d\\.\\d\\.\\d ${title} `) })

/** The line of a task on the route card. */
export const cardLine = (page: Page, title: string): Locator => cardLink(page, title).locator('xpath=ancestor::li[1]')

/** Opens what is folded away on a route card: stops that are done. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary:visible')
  while ((await folded.count()) > 0) await folded.first().click()
}

/** Goes on to the next page of an item. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Opslaan en verder' }).click()

/**
 * Waits until the task says that it is saved. It says so in other words where the button was pressed while scripts took the page
 * over: the browser sends the form then, and what scripts had kept of it is sent once more.
 */
export const seeSaved = (page: Page): Promise<void> =>
  expect(page.getByText(/^(Deze taak is opgeslagen op .+ door |Wat u typte, is opgeslagen\.)/)).toBeVisible()

/** Waits until the page with this heading is there. */
export const seeHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Finds these among the answers of the item, all on one page, and goes on. */
export async function lookThrough(page: Page, answers: string[]): Promise<void> {
  await seeHeading(page, 'Kloppen uw antwoorden?')
  for (const answer of answers) await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Verder', exact: true }).click()
}

/** A way out of a page: a link, or a button where the page has a form and no script runs. */
export const wayOut = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('link', { name }).or(within.getByRole('button', { name }))

/** Opens the reader's own menu in the header of a wide page. */
export const openOwnMenu = (page: Page): Promise<void> => page.locator('header summary[aria-label]').click()

/** Opens a page of the present item by its name at the side. */
export const openPage = (page: Page, name: string): Promise<void> =>
  wayOut(page.getByRole('navigation', { name: 'Stappen van deze taak' }), new RegExp(`^${name}( |$)`)).click()

/** Goes to the route card of the place by the breadcrumb, which saves what was typed. */
export async function toRouteCard(page: Page, place: string): Promise<void> {
  await page.getByRole('navigation', { name: 'U bent hier' }).getByText(`Routekaart van ${place}`).click()
  await seeHeading(page, `Routekaart van ${place}`)
}

/** Opens a task that nobody has begun from the route card, and begins with its first page. */
export async function begin(page: Page, title: string): Promise<void> {
  await cardLink(page, title).click()
  const onwards = page.getByRole('link', { name: 'Beginnen', exact: true })
  await onwards.click()
  await expect(onwards).toHaveCount(0)
}

/** Opens a task that was begun from the route card: it leads to the first page on which something is missing. */
export async function goOnWith(page: Page, title: string, heading: string): Promise<void> {
  await cardLink(page, title).click()
  await seeHeading(page, heading)
}

type Shown = 'Open' | 'Bezig' | 'Bij ons' | 'Terug van ons' | 'Klaar'

/** The route card says this of an item, and names exactly what is missing. */
export async function expectState(page: Page, title: string, state: Shown, missing?: string) {
  const line = cardLine(page, title)
  await expect(line.getByText(state, { exact: true })).toBeVisible()
  const stillNeeded = line.getByText(/^Nog nodig: /)
  if (missing) await expect(stillNeeded).toHaveText(`Nog nodig: ${missing}`)
  else await expect(stillNeeded).toHaveCount(0)
}

/** Not what scripts send by themselves: where the reader went, and what was typed on a page that goes away. */
export const isOfForm = (answer: Response): boolean => {
  const request = answer.request()
  const { pathname } = new URL(answer.url())
  // What pages tell by themselves: what was typed so far, which dates they show, and that somebody looks at the page of a link.
  const isByScript = request.headers()['x-address-wanted'] !== undefined
  const isAside = /goTo(=|"\r\n\r\n)(keep|preview|month)/.test(request.postData() ?? '')
  const isByItself = (isByScript && isAside) || pathname.endsWith('/opened')
  return request.method() === 'POST' && !isByItself && !pathname.startsWith('/api/')
}

/** The server refuses what is sent: the summary names these problems and has the focus. */
export async function expectRefusal(
  page: Page,
  send: () => Promise<void>,
  problems: (string | RegExp)[],
): Promise<void> {
  const [answer] = await Promise.all([page.waitForResponse(isOfForm), send()])
  expect(answer.status()).toBe(422)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText(problems)
  await expect(summary).toBeFocused()
}

/** Follows a problem from the summary to the field it is about, and mends it. */
export async function mend(page: Page, problem: string | RegExp, value: string): Promise<void> {
  const link = page.getByRole('alert').getByRole('link', { name: problem })
  const field = page.locator((await link.getAttribute('href')) ?? '')
  await link.click()
  await expect(field).toBeFocused()
  await field.fill(value)
}
