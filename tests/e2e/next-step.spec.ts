import { expect, type Page } from '@playwright/test'
import { acceptedDocuments, finishedLocation, tasksOfLocation } from '#app/roadmap/attention/known.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { keepDocument, sendBack } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { cardLine, cardLink, goOn, lookThrough, seeHeading, unfold } from './journey/steps.ts'

const card = '/location/route-card?location=0'
const day = Date.UTC(new Date().getFullYear() + 1, 5, 15)

/** Fills in all tasks of a location but these. */
async function finish(member: Member, except: readonly string[] = []): Promise<void> {
  const dated = { 'target-date': { date: day }, 'day-planning-logistics': { date: day } }
  const meeting = { 'finalise-start-meeting': { dates: [{ id: '33cc44dd', date: day - 7 * 86_400_000 }] } }
  const forms = Object.entries({ ...finishedLocation, ...dated, ...meeting })
  for (const [key, fields] of forms) if (!except.includes(key)) await addForm(member, 0, key, Object(fields))
  for (const { documentType } of acceptedDocuments) await keepDocument(member, { documentType })
}

const goOnWith = (page: Page, title: string) => page.getByRole('link', { name: `Beginnen met ${title}` })

test('with all tasks done a leader is led to the agreement, and to nothing only after that', async ({
  page,
  actAs,
}) => {
  const member = await addOrganisation(['Huis', 'Hof'])
  await finish(member, ['call-announcement'])
  await addForm(member, null, 'org-wifi-settings', { sharedWifi: 'no' })
  await actAs(member)
  await page.goto('/location/send-night-shift-heads-up/share?location=0')
  await page.getByRole('checkbox').check()
  await goOn(page)
  await lookThrough(page, [])
  await expect(goOnWith(page, 'Verwerkersovereenkomst')).toBeVisible()
  await page.goto(card)
  await expect(page.getByText(`${tasksOfLocation} van ${tasksOfLocation} taken klaar`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Alles is klaar' })).toHaveCount(0)
  await goOnWith(page, 'Verwerkersovereenkomst').click()
  await expect(page).toHaveURL(/\/organisation\/sign-processing-agreement/)
})

test('a photo that was sent back is told wherever its task is shown, although another one counts', async ({
  page,
  actAs,
}) => {
  const [member, admin] = [await addOrganisation(['Huis', 'Hof']), await newAdmin()]
  const photo = await keepDocument(member, { documentType: 'bed-plates', name: 'donker.pdf' })
  await keepDocument(member, { documentType: 'bed-plates', name: 'licht.pdf' })
  await addForm(member, 0, 'bed-plates', { unique: true })
  await sendBack(admin, member, photo, 'De foto is te donker.')
  await actAs(member)

  await test.step('on the card, as what comes first', async () => {
    await page.goto(card)
    await expect(page.getByRole('heading', { name: 'Stuur opnieuw: Bedplaten' })).toBeVisible()
    const line = cardLine(page, 'Bedplaten')
    await expect(line.getByText('Terug van ons', { exact: true })).toBeVisible()
    await expect(line).toContainText('donker.pdf is teruggestuurd door Sanne Bakker')
    await expect(line).toContainText('De foto is te donker.')
    await line.getByRole('link', { name: 'Nieuwe versie uploaden' }).click()
    await expect(page.getByRole('checkbox', { name: 'donker.pdf' })).toBeChecked()
  })

  await test.step('on every page of the task, at its side too', async () => {
    for (const path of ['', '/details', '/done']) {
      await page.goto(`/location/share-bed-plate-type${path}?location=0`)
      await expect(page.getByRole('main').getByText('De foto is te donker.')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Stappen van deze taak' })).toContainText('terug van ons')
    }
  })

  await test.step('on the page of documents, with the way to a new version', async () => {
    await page.goto('/documents')
    const told = page.getByRole('listitem').filter({ hasText: 'Bedplaten, Huis' })
    await expect(told).toContainText('De foto is te donker.')
    await told.getByRole('link', { name: /^Nieuwe versie uploaden ?: Bedplaten$/ }).click()
    await expect(page.getByRole('checkbox', { name: 'donker.pdf' })).toBeChecked()
  })

  await test.step('and nowhere once a new version has come', async () => {
    await keepDocument(member, { documentType: 'bed-plates', name: 'scherp.pdf', replaces: [photo.id] })
    await page.goto(card)
    await expect(page.getByText('De foto is te donker.')).toHaveCount(0)
  })
})

test('a task that was begun goes on where something is missing; a task that is done shows its answers', async ({
  page,
  actAs,
}) => {
  const member = await addOrganisation(['Huis', 'Hof'])
  await finish(member, ['wifi-settings'])
  await addForm(member, 0, 'wifi-settings', { wifi: { settings: { networkType: 'WPA2-PSK', ssid: 'Zorgnet' } } })
  await actAs(member)
  await page.goto(card)
  const steps = page.getByRole('navigation', { name: 'Stappen van deze taak' })
  await cardLine(page, 'WiFi-gegevens').getByRole('link', { name: 'en nog 2' }).click()
  await expect(page).toHaveURL(/setup-it-settings\/done/)
  await page.goto(card)
  await cardLink(page, 'WiFi-gegevens').click()
  await expect(page).toHaveURL(/setup-it-settings\/details/)
  await expect(page.getByText(/^Uiterlijk .+\. Dan is er tijd om de WiFi op uw locatie te testen\.$/)).toBeVisible()
  await page.goto(card)
  await unfold(page)
  await cardLink(page, 'Algemene gegevens').click()
  await seeHeading(page, 'Kloppen uw antwoorden?')
  await expect(steps).toContainText('klaar')
})

test('a page without answers is not called complete', async ({ page, actAs }) => {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, 'infoletter', { persons: [], downloaded: false, sharedFamily: false, sharedCouncil: true })
  await addForm(member, 0, 'wifi-test', { isOn: 'yes' })
  await addForm(member, 0, 'bed-plates', { unique: null })
  await keepDocument(member, { documentType: 'bed-plates' })
  await actAs(member)
  await page.goto('/location/share-bed-plate-type?location=0')
  const steps = page.getByRole('navigation', { name: 'Stappen van deze taak' })
  await expect(steps).toContainText('niets ingevuld')
  await expect(steps).toContainText('klaar')
})

test('another location is chosen in the header, and what was typed stays', async ({ page, actAs }) => {
  const member = await addOrganisation(['Huis', 'Hof', ''])
  await actAs(member)
  await page.goto('/location/introduce-project-team/details?location=0')
  await page.getByLabel('Voornaam').first().fill('Lotte')
  const header = page.getByRole('banner')
  await header.getByText('Huis', { exact: true }).first().click()
  await header.getByText('Hof', { exact: true }).click()
  await expect(page).toHaveURL('/location/introduce-project-team?location=1')
  await page.goto(card)
  await expect(cardLine(page, 'Projectteam')).toContainText('Bezig')
  await header.getByText('Huis', { exact: true }).first().click()
  await expect(header.getByRole('link', { name: /^Locatie 3/ })).toContainText('nog zonder naam')
  await header.getByRole('link', { name: /^Hof/ }).click()
  await seeHeading(page, 'Routekaart van Hof')
  await openPageOf(page)
})

/** The switcher leads to all locations too. */
async function openPageOf(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByText('Hof', { exact: true }).first().click()
  await header.getByRole('link', { name: 'Alle locaties naast elkaar' }).click()
  await expect(page).toHaveURL('/organisation')
}

test('a route card is short on a phone, and one A4 on paper', async ({ page, actAs }) => {
  const [member, admin] = [await addOrganisation(['Huis aan de Vecht', 'Hof']), await newAdmin()]
  await finish(member, ['night-shift-roster', 'call-announcement', 'start-news-item', 'wifi-settings', 'quotation'])
  await addForm(member, 0, 'wifi-settings', { wifi: { settings: { networkType: 'WPA2-PSK', ssid: 'Zorgnet' } } })
  await sendBack(admin, member, await keepDocument(member), 'De kamernummers op de 2e verdieping zijn niet te lezen.')
  await actAs(member)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(card)
  const later = cardLink(page, 'Rooster nachtdienst')
  await expect(later).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2200)
  await page.getByRole('heading', { name: 'Startbijeenkomst met de zorg' }).click()
  await expect(later).toBeVisible()
  await page.reload()
  await page.setViewportSize({ width: 600, height: 844 })
  await expect(later).toBeVisible()
  const done = cardLink(page, 'Projectteam')
  await expect(done).toBeHidden()

  // What an A4 with margins of 10 mm takes.
  await page.setViewportSize({ width: 718, height: 1046 })
  await page.emulateMedia({ media: 'print' })
  await expect(done).toBeVisible()
  await expect(page.getByText(/^Afgedrukt op .+\d{4}\. De nieuwste stand staat in Routekaart\.$/)).toBeVisible()
  const bottom = await page.getByRole('main').evaluate((main) => main.lastElementChild?.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(1046)
})
