import { expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

/** A4 between no margins, in the pixels of a browser. */
const paper = { width: 794, height: 1123 }

/** What is there to press, to follow or to choose with, of which paper has no use; what somebody typed is none of it. */
const ofScreens = [
  ...['body > header', 'footer', 'nav', 'aside', 'details:has(form)', 'button', '[role=search]', '[type=file]'],
  ...['a:is(.button, .filter-chip, .rounded-pill)', '[data-sonner-toaster]', '.list-table [type=checkbox]'],
].join(', ')

const members = [
  '/',
  '/organisation',
  '/organisation/route-card',
  '/location/route-card?location=0',
  '/organisation/assigned?who=nobody',
  '/organisation/tasks',
  '/organisation/people',
  '/documents',
  '/links',
  '/location/basic-info/history?location=0',
  '/location/basic-info/answers?location=0',
  '/location/basic-info/wards?location=0',
  '/location/plan-installation-day/planning?location=0',
]

const staff = [
  ...['/admin', '/admin/board', '/admin/board/month', '/admin/organisations', '/admin/users', '/admin/radar'],
  ...['/admin/review?list=reviewed', '/admin/relationship-management', '/admin/audit', '/admin/mail'],
]

/** @param day a calendar date */
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** What of a page on paper should not be there, and how far it is too wide. */
async function onPaper(page: Page, address: string): Promise<void> {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await page.goto(address)
  const { left, words, tooWide, cut } = await page.evaluate((unwanted) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const named = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      left: [...document.querySelectorAll(unwanted)].filter(isSeen).map(named),
      words: document.querySelector('main')?.innerText.length ?? 0,
      tooWide: scrollWidth - clientWidth,
      cut: [...document.querySelectorAll('tr, main li')]
        .filter((row) => isSeen(row) && getComputedStyle(row).breakInside !== 'avoid')
        .map(named),
    }
  }, ofScreens)
  expect.soft(left, `${address}: what paper has no use for`).toEqual([])
  expect.soft(words, `${address}: letters that are left`).toBeGreaterThan(50)
  expect.soft(tooWide, `${address}: wider than an A4`).toBe(0)
  expect.soft(cut, `${address}: rows that two pages may share`).toEqual([])
}

test('pages of a care organisation are printed without what is for screens', async ({ page, actAs }) => {
  await actAs(await newTenant())
  for (const address of members) await test.step(address, () => onPaper(page, address))
})

test('pages of provider staff are printed without what is for screens', async ({ page, actAs }) => {
  await newTenant()
  // Longer than a day of the month is wide.
  const member = await addOrganisation([`Huis ${'met een lange naam '.repeat(8).trim()}`])
  const workingDay = [7, 8, 9].map((ahead) => addDays(dayOf(Date.now()), ahead)).find((day) => !isWeekend(day))
  await addForm(member, 0, 'target-date', { date: workingDay })
  await actAs(await newAdmin())
  for (const address of staff) await test.step(address, () => onPaper(page, address))
})

test('a page of somebody who came by a link is printed without what is for screens', async ({ page }) => {
  const { address } = await addLink(await newTenant())
  await onPaper(page, address)
})

test('a long table has its head on every page of paper, and all of its columns', async ({ page, actAs }) => {
  await newTenant()
  await actAs(await newAdmin())
  await onPaper(page, '/admin/organisations')
  const table = page.getByRole('table')
  expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')
  const last = await table.getByRole('columnheader').last().boundingBox()
  expect((last?.x ?? paper.width) + (last?.width ?? 0)).toBeLessThanOrEqual(paper.width)
})

test('a link out of the portal says on paper where it leads', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.emulateMedia({ media: 'print' })
  await page.goto('/help')
  const behind = (address: string) =>
    page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')?.append(link)
      return getComputedStyle(link, '::after').content
    }, address)
  expect(await behind('https://example.org/guide')).toContain('https://example.org/guide')
  expect(await behind('/help')).toBe('none')
})
