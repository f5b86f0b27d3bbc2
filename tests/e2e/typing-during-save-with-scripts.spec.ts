import { expect, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { city, expectStored, open, vision, zipcode } from './journey/typing.ts'

/** How often each way of typing is tried; in the night run, of which these tests are part too, with other pauses each time. */
const isNight = process.env.TEST_EXTENT === 'night'
const tries = isNight ? 40 : 2
/** `PROPERTY_SEED=NUMBER` repeats what a night run found: a test that fails has its number among its annotations. */
const seed = Number(process.env.PROPERTY_SEED) || (isNight ? randomInt(2 ** 31) : 7)
const extent = { tag: isNight ? ['@night'] : [] }
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true })

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

/** The computer of a reader: a processor six times as slow, and a network on which answers wait and overtake each other. */
async function slowDown(page: Page, random: Iterator<number, never>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.route(/location=/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    await new Promise((resolve) => setTimeout(resolve, random.next().value * 150))
    await route.fulfill({ response: answer })
  })
}

/** Types key by key, as people do; the pauses between the keys differ. */
async function typeKeys(page: Page, text: string, random: Iterator<number, never>): Promise<void> {
  for (const key of text) await page.keyboard.type(key, { delay: random.next().value * 30 })
}

/** Answers that are still held back would outlive the page. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the button that saves': (page) => save(page).click(),
  'the button that saves, twice': (page) => save(page).dblclick(),
  'two saves under way': async (page) => {
    await save(page).click()
    await zipcode(page).fill('3621 AA')
    await save(page).click()
  },
  'a window that comes in front and goes': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }),
}

for (const [way, press] of Object.entries(ways)) {
  test(`what is typed while a save is answered stays as it was typed: ${way}`, extent, async ({ page, actAs }) => {
    test.setTimeout(300_000 + tries * 20_000)
    const member = await newTenant()
    await actAs(member)
    await open(page)
    test.info().annotations.push({ type: 'seed', description: String(seed) })
    const random = numbers(seed + way.length)
    await slowDown(page, random)
    for (let at = 0; at < tries; at++) {
      const text = `${at}-bcdefghijkl`
      await city(page).fill(`Plaats ${at}`)
      await press(page)
      await vision(page).click()
      await vision(page).press('ControlOrMeta+a')
      await typeKeys(page, text, random)
      await expect(vision(page)).toBeFocused()
      expect(await vision(page).inputValue()).toBe(text)
      expect(await vision(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(text.length)
      await save(page).click()
      await expectStored(member, { city: `Plaats ${at}`, careVision: text })
      await expect(vision(page)).toHaveValue(text)
    }
  })
}

test('a field that is filled by a script in the moment of the answer keeps it', extent, async ({ page, actAs }) => {
  test.setTimeout(300_000 + tries * 20_000)
  const member = await newTenant()
  await actAs(member)
  await open(page)
  test.info().annotations.push({ type: 'seed', description: String(seed) })
  const random = numbers(seed)
  await slowDown(page, random)
  for (let at = 0; at < tries; at++) {
    await city(page).fill(`Plaats ${at}`)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await save(page).click()
    await answered
    await vision(page).fill(`Visie ${at}`)
    await expect(vision(page)).toHaveValue(`Visie ${at}`)
    await save(page).click()
    await expectStored(member, { city: `Plaats ${at}`, careVision: `Visie ${at}` })
  }
})

test('an error comes beside its field, and the field that is being typed in is the same one', async ({
  page,
  actAs,
}) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  const random = numbers(11)
  await slowDown(page, random)
  await zipcode(page).fill('x'.repeat(500))
  const area = await vision(page).elementHandle()
  await save(page).click()
  await vision(page).click()
  await typeKeys(page, 'Eerst kijken', random)
  await expect(zipcode(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(zipcode(page)).toHaveAttribute('aria-invalid', 'true')
  await typeKeys(page, ', dan doen.', random)
  await expect(vision(page)).toHaveValue('Eerst kijken, dan doen.')
  expect(await vision(page).evaluate((now, before) => now === before, area)).toBe(true)
})
