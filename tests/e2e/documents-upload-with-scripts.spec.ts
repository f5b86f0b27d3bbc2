import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { uploadButton } from '#tests/support/upload-button.ts'

/** What scripts add to choosing and sending files. */

const address = '/location/upload-floor-plan/upload?location=0'
const field = (page: Page) => page.getByLabel('Bestanden kiezen')
const chosen = (page: Page) => page.getByRole('list', { name: 'Gekozen bestanden' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page, name: string) => page.getByRole('progressbar', { name: `${name} uploaden` })
const failed = (page: Page) => page.getByText(/^Het uploaden van plan\.pdf is niet gelukt\. Probeer het opnieuw\./)
const broken = (page: Page) => page.getByText('Het uploaden is onderbroken.')

const pdf = (name: string, size: number = sampleFiles.pdf.length) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([sampleFiles.pdf, Buffer.alloc(size - sampleFiles.pdf.length, ' ')]),
})

/** The names of what is stored, in order. */
const stored = async (member: Member) => (await readDocuments(member, 0)).map(({ name }) => name).sort()

/** The line of a page: lets so many bytes a second through from now on, or as many as come. */
async function lineOf(page: Page): Promise<(bytes?: number) => Promise<void>> {
  const line = await page.context().newCDPSession(page)
  const speed = { offline: false, latency: 0, downloadThroughput: -1 }
  return async (uploadThroughput = -1) => {
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput })
  }
}

test.use({ settings: { UPLOAD_MAX_MB: '1' } })
let member: Member
test.beforeEach(async ({ page, actAs }) => {
  member = await newTenant()
  await actAs(member)
  await page.goto(address)
  await expectTakenOver(page)
})

test('shows of each file how far it is', async ({ page }) => {
  await field(page).setInputFiles([pdf('eerste.pdf', 200_000), pdf('tweede.pdf', 300_000)])
  await expect(chosen(page)).toContainText(['eerste.pdf 195 kB', 'tweede.pdf 293 kB'])
  const letThrough = await lineOf(page)
  await letThrough(100_000)
  await uploadButton(page).click()
  const share = (name: string) =>
    bar(page, name).evaluate((one) => (one instanceof HTMLProgressElement ? one.value : -1))
  await expect.poll(() => share('eerste.pdf')).toBeGreaterThan(0)
  expect(await share('tweede.pdf')).toBeLessThan(100)
  await expect(page.getByText(/Bezig met uploaden: [01] van 2 klaar/)).toBeVisible()
  // Pressing again while it is under way does not begin anew.
  const before = await share('eerste.pdf')
  await uploadButton(page).click()
  expect(await share('eerste.pdf')).toBeGreaterThanOrEqual(before)
  await letThrough()
  await expect(page.getByRole('link', { name: 'Download tweede.pdf' })).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  expect(await stored(member)).toEqual(['eerste.pdf', 'tweede.pdf'])
})

test('takes files that are dragged onto the field, beside those chosen before', async ({ page }) => {
  await field(page).setInputFiles(pdf('eerste.pdf'))
  await expect(chosen(page)).toHaveCount(1)
  const dragged = await page.evaluateHandle(() => {
    const held = new DataTransfer()
    for (const name of ['tweede.pdf', 'derde.pdf']) held.items.add(new File(['%PDF-1.7\n%%EOF\n'], name))
    return held
  })
  for (const event of ['dragover', 'drop']) await field(page).dispatchEvent(event, { dataTransfer: dragged })
  await expect(chosen(page)).toContainText(['eerste.pdf', 'tweede.pdf', 'derde.pdf'])
  await button(page, 'tweede.pdf weghalen').click()
  await expect(chosen(page)).toContainText(['eerste.pdf', 'derde.pdf'])
  await expect(button(page, 'derde.pdf weghalen')).toBeFocused()
  await button(page, 'Opslaan en verder').click()
  await expect(page).toHaveURL(/upload-floor-plan\/confirmation/)
  expect(await stored(member)).toEqual(['derde.pdf', 'eerste.pdf'])
})

test('says at once what is wrong with a file, and sends nothing that cannot be kept', async ({ page }) => {
  await field(page).setInputFiles([pdf('goed.pdf'), pdf('groot.pdf', 1024 * 1024 + 1), pdf('tekening.dwg')])
  await expect(chosen(page).nth(1)).toContainText('Groter dan 1 MB.')
  await expect(chosen(page).nth(2)).toContainText('Dit lijkt geen pdf, foto of bestand van Word of Excel.')
  await button(page, 'Opslaan en verder').click()
  await expect(button(page, 'groot.pdf weghalen')).toBeFocused()
  await expect(button(page, 'groot.pdf weghalen')).toHaveAccessibleDescription(/Groter dan 1 MB/)
  expect(await stored(member)).toEqual([])
  await button(page, 'groot.pdf weghalen').click()
  // What a name only suggests, the server decides by the content.
  await button(page, 'Opslaan en verder').click()
  await expect(page).toHaveURL(/upload-floor-plan\/confirmation/)
  expect(await stored(member)).toEqual(['goed.pdf', 'tekening.dwg.pdf'])
})

test('the network goes: the files stay chosen, and can be sent again', async ({ page, context }) => {
  // What draws toasts is fetched once a file is chosen: without it nothing can be said there when the network is gone.
  const fetched = (name: RegExp) => page.waitForEvent('requestfinished', (request) => name.test(request.url()))
  const toasts = [fetched(/toaster-[^/]+\.js$/), fetched(/toaster-[^/]+\.css$/)]
  await Promise.all([...toasts, field(page).setInputFiles(pdf('plan.pdf'))])
  await expect(chosen(page)).toHaveCount(1)
  await context.setOffline(true)
  await button(page, 'Opslaan en verder').click()
  await expect(broken(page)).toBeVisible()
  await expect(failed(page)).toBeVisible()
  // What is said stays the same: without waiting for it, a slow try would still be under way with the network back.
  await Promise.all([page.waitForEvent('requestfailed'), button(page, 'Opnieuw proberen').click()])
  await expect(broken(page)).toBeVisible()
  await context.setOffline(false)
  await expect(chosen(page)).toContainText(['plan.pdf'])
  await button(page, 'Opnieuw proberen').click()
  await expect(page).toHaveURL(/upload-floor-plan\/confirmation/)
  expect(await stored(member)).toEqual(['plan.pdf'])
})

for (const cause of ['while it is sent', 'without a network'] as const) {
  test(`stopping ${cause}: nothing is stored, and what was chosen and typed stays`, async ({ page, context }) => {
    await page.goto('/location/pass-down-night-shift-roster/upload?location=0')
    await expectTakenOver(page)
    await field(page).setInputFiles(pdf('rooster.pdf', 400_000))
    await expect(chosen(page)).toHaveCount(1)
    const text = page.getByLabel('Rooster van de nachtdienst als tekst')
    await text.fill('Week 17: Ans')
    const letThrough = await lineOf(page)
    if (cause === 'without a network') await context.setOffline(true)
    else await letThrough(20_000)
    await button(page, 'Opslaan').click()
    if (cause === 'without a network') await expect(broken(page)).toBeVisible()
    else await expect(bar(page, 'rooster.pdf')).toBeVisible()
    await button(page, 'Uploaden stoppen').click()
    await expect(field(page)).toBeFocused()
    await expect(bar(page, 'rooster.pdf')).toHaveCount(0)
    await expect(broken(page)).toHaveCount(0)
    await expect(chosen(page)).toContainText(['rooster.pdf'])
    await expect(text).toHaveValue('Week 17: Ans')
    expect(await stored(member)).toEqual([])
    if (cause === 'without a network') await context.setOffline(false)
    else await letThrough()
    await button(page, 'Opslaan').click()
    await expect(page.getByRole('link', { name: 'Download rooster.pdf' })).toBeVisible()
    await expect(text).toHaveValue('Week 17: Ans')
    expect(await stored(member)).toEqual(['rooster.pdf'])
  })
}

test('the script that lists the files is lost: they are sent all the same', async ({ page, context }) => {
  await context.route(/chosen-files-.*\.js/, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expectTakenOver(page)
  await field(page).setInputFiles(pdf('plan.pdf'))
  await button(page, 'Opslaan en verder').click()
  await expect(page).toHaveURL(/upload-floor-plan\/confirmation/)
  expect(await stored(member)).toEqual(['plan.pdf'])
})
