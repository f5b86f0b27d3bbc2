import { expect } from '@playwright/test'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { test as onSharedServer } from '#tests/support/test.ts'
import { fillInBasicInformation } from './journey/basic-info.ts'
import { expectDownload, uploadFloorPlan } from './journey/floor-plan.ts'
import { addAndRemoveLocation, chooseLocation, nameLocation, signInAsLeader } from './journey/organisation.ts'
import { chooseGoals, chooseTargetDate, fillInWifi } from './journey/smaller-tasks.ts'
import { cardLink, expectState, openOwnMenu, openPage, seeHeading, tasksOfLocation } from './journey/steps.ts'

const location = 'De Boomgaard'

/** The demo data as they are after a first start, on a server that may be stopped. */
const test = onSharedServer.extend<{ ownServer: TestServer }>({
  ownServer: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.stop()
  },
  baseURL: ({ ownServer }, use) => use(ownServer.origin),
})

test('a leader names a location and takes it through all six tasks', async ({ page, ownServer }) => {
  await test.step('sign in', () => signInAsLeader(page))
  await test.step('name the location', () => nameLocation(page, location))
  await test.step('add and remove a location', () => addAndRemoveLocation(page))
  await test.step('choose the location', () => chooseLocation(page, location))
  await test.step('basic information', () => fillInBasicInformation(page, location))
  await test.step('target date', () => chooseTargetDate(page))
  await test.step('goals', () => chooseGoals(page, location))
  await test.step('WiFi', () => fillInWifi(page, location))
  await test.step('floor plan', () => uploadFloorPlan(page))

  await test.step('everything is there after a restart', async () => {
    const routeCard = page.url()
    // A page that is open would ask for its icon just while nobody is there to answer.
    await page.goto('about:blank')
    await ownServer.restart()
    await page.goto(routeCard)
    for (const title of ['Algemene gegevens', 'Streefdatum', 'Doelen', 'WiFi-gegevens']) {
      await expectState(page, title, 'Klaar')
    }
    await expectState(page, 'Plattegrond', 'Bij ons')
    await expect(page.getByText(`5 van ${tasksOfLocation} taken klaar`)).toBeVisible()
    await cardLink(page, 'Algemene gegevens').click()
    await seeHeading(page, 'Kloppen uw antwoorden?')
    await openPage(page, 'Contactpersonen')
    await expect(page.getByLabel('E-mailadres contactpersoon')).toHaveValue('y.amrani@zonnehof.example')
    await page.goto('/location/upload-floor-plan/confirmation')
    await expectDownload(page)
  })

  await test.step('sign out', async () => {
    await openOwnMenu(page)
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await seeHeading(page, 'Inloggen')
    await page.goto('/location/route-card')
    await seeHeading(page, 'Inloggen')
  })
})
