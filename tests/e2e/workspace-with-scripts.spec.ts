import { expect } from '@playwright/test'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { goOn, openPage, seeHeading } from './journey/steps.ts'
import {
  city,
  expectRecords,
  expectStored,
  heading,
  holdSaves,
  line,
  open,
  unsaved,
  vision,
  zipcode,
} from './journey/typing.ts'

test('what is typed before the scripts arrive stays', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  // React would put back what a text area held at first, if it held anything.
  await page.goto('/location/basic-info/location?location=0', { waitUntil: 'commit' })
  await city(page).fill('Breukelen')
  await vision(page).fill('Eerst kijken,\ndan doen.')
  release()
  await expectTakenOver(page)
  await line(page, unsaved)
  await expect(city(page)).toHaveValue('Breukelen')
  await expect(vision(page)).toHaveValue('Eerst kijken,\ndan doen.')
  await goOn(page)
  await expectStored(member, { city: 'Breukelen', careVision: 'Eerst kijken,\ndan doen.' }, 0)
})

test('what is typed while a save is under way stays, and so does the place where it is typed', async ({
  page,
  actAs,
}) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  const release = await holdSaves(page)
  await city(page).fill('Breukelen')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await line(page, 'Bezig met opslaan…')
  await zipcode(page).fill('3621 AA')
  await vision(page).pressSequentially('Rust en')
  release()
  await expectStored(member, { city: 'Breukelen', zipcode: '3603 CD' })
  await line(page, unsaved)
  await expect(vision(page)).toBeFocused()
  await page.keyboard.type(' regelmaat')
  await expect(vision(page)).toHaveValue('Rust en regelmaat')
  await expect(zipcode(page)).toHaveValue('3621 AA')
  await goOn(page)
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')
  await expectStored(member, { zipcode: '3621 AA', careVision: 'Rust en regelmaat' })
})

test('what is typed after the button that leads elsewhere is saved too', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  const release = await holdSaves(page)
  await goOn(page)
  await vision(page).fill('Toch nog iets')
  release()
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')
  await expectStored(member, { careVision: 'Toch nog iets' })
  await expectRecords(page, 0)
})

test('the browser goes back: what was typed is saved', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await page.goto('/location/basic-info/wards?location=1')
  await expectTakenOver(page)
  await openPage(page, 'Adres en visie')
  await seeHeading(page, heading)
  await city(page).fill('Breukelen')
  await line(page, unsaved)
  await page.goBack()
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')
  await expectStored(member, { city: 'Breukelen' })
  await expectRecords(page, 0)
  await page.goForward()
  await expect(city(page)).toHaveValue('Breukelen')
})

test('the network goes and comes back: the page waits, and goes on by itself', async ({ page, context, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await context.setOffline(true)
  await city(page).fill('Breukelen')
  await goOn(page)
  await line(page, 'Opslaan lukt nu niet.')
  await vision(page).fill('Zonder netwerk getypt')
  await seeHeading(page, heading)
  await expect(city(page)).toHaveValue('Breukelen')
  await context.setOffline(false)
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')
  await expectStored(member, { city: 'Breukelen', careVision: 'Zonder netwerk getypt' })
  await expectRecords(page, 0)
})

test('the page is loaded anew: what was typed is there', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await city(page).fill('Breukelen')
  await page.reload()
  await expect(city(page)).toHaveValue('Breukelen')
  await expectStored(member, { city: 'Breukelen' })
  await expectRecords(page, 0)
})

test('another window takes over the screen: what was typed is saved, and nobody clashes with himself', async ({
  page,
  actAs,
}) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await city(page).fill('Breukelen')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await line(page, 'Wat u typte, is opgeslagen.')
  await expectStored(member, { city: 'Breukelen' })
  await city(page).fill('Maarssen')
  await goOn(page)
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')
  await expectStored(member, { city: 'Maarssen' })
})
