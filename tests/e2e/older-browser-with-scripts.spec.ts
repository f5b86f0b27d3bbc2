import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { uploadButton } from '#tests/support/upload-button.ts'
import { openPage, seeSaved, toRouteCard } from './journey/steps.ts'

/** Takes away what came after Safari 15.0, the oldest browser that we promise, as far as a script can. */
function becomeOld(): void {
  const lists = [Array.prototype, String.prototype, Object.getPrototypeOf(Int8Array.prototype)]
  const later: [object, string[]][] = [
    ...lists.map((list): [object, string[]] => [list, ['at', 'findLast', 'findLastIndex', 'toSorted', 'with']]),
    [Array.prototype, ['toReversed', 'toSpliced']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['timeout', 'any']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [Crypto.prototype, ['randomUUID']],
    [SubmitEvent.prototype, ['submitter']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLElement.prototype, ['inert', 'showPopover']],
    [Element.prototype, ['checkVisibility']],
    [Document.prototype, ['startViewTransition']],
    [Navigator.prototype, ['locks', 'scheduling']],
    [window, ['structuredClone', 'requestIdleCallback', 'scheduler', 'BroadcastChannel', 'SubmitEvent', 'reportError']],
  ]
  for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name)
}

test.beforeEach(({ page }) => page.addInitScript(becomeOld))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const count = (page: Page) => page.getByRole('textbox', { name: 'Aantal afdelingen', exact: true })
const ward = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Afdeling ${number}`) })

/** Every press is one request, which scripts send: a page that is sent as without them is another page then. */
async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true)
}

test('in the oldest browser every kind of button does what it says', async ({ page, actAs }) => {
  const member = await addOrganisation(['Huis'])
  const wards = [
    { id: 'aaaaaaa1', name: 'De Eik', type: 'Somatiek', numberOfBeds: 20 },
    { id: 'aaaaaaa2', name: 'De Beuk', type: 'Somatiek', numberOfBeds: 12 },
  ]
  await addForm(member, 0, 'basic-information', { wards, numberOfWards: 2 })
  await actAs(member)
  await page.goto('/location/basic-info/wards?location=0')
  await expectTakenOver(page)
  await page.evaluate(() => Object.assign(window, { isStill: true }))
  const name = page.locator('[name="wards[0].name"]')

  await name.fill('De Linde')
  await button(page, 'Opslaan').click()
  await seeSaved(page)
  await button(page, 'Eén meer: Aantal afdelingen').click()
  await expect(count(page)).toHaveValue('3')
  await button(page, /^Aanpassen/).click()
  await expect(ward(page, 3)).toBeVisible()
  await button(page, 'Afdeling 2 verwijderen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect(ward(page, 3)).toHaveCount(0)
  await expect(count(page)).toHaveValue('2')
  await expect(name).toHaveValue('De Linde')

  await expectSameDocument(page)

  await openPage(page, 'Wijzigingen bekijken')
  const renamed = page.getByRole('row').filter({ hasText: 'De Linde' })
  await renamed.getByRole('button', { name: /^Terugzetten / }).click()
  await expect(page.getByText('De wijziging is teruggezet.')).toBeVisible()
  await openPage(page, 'Afdelingen')
  await expect(name).toHaveValue('De Eik')

  await name.fill('De Es')
  await toRouteCard(page, 'Huis')
  await page.goBack()
  await expect(name).toHaveValue('De Es')
  await name.press('Enter')
  await expect(page).toHaveURL(/night-shift/)
})

test('in the oldest browser a file is sent, shown and removed', async ({ page, actAs }) => {
  await actAs(await addOrganisation(['Huis']))
  await page.goto('/location/upload-floor-plan/upload?location=0')
  await expectTakenOver(page)
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) }
  await page.getByLabel('Bestanden kiezen').setInputFiles(file)
  await uploadButton(page).click()
  await expect(page.getByRole('link', { name: 'Download plan.pdf' })).toBeVisible()
  await page.getByRole('link', { name: 'plan.pdf verwijderen' }).click()
  await button(page, 'Verwijderen').click()
  await expect(page.getByRole('link', { name: 'Download plan.pdf' })).toHaveCount(0)
})
