import { expect } from '@playwright/test'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { onePagePdf } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { uploadButton } from '#tests/support/upload-button.ts'
import { cardLine } from './journey/steps.ts'

const uploadPage = '/location/upload-floor-plan/upload?location=0'
const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: onePagePdf() })

test('a floor plan is sent back, uploaded anew and accepted', async ({ page, actAs, scripts }) => {
  const [member, admin] = [await addOrganisation(['Huis']), await newAdmin()]
  const queue = `/admin/review?organisation=${member.organisationId}`
  const look = (name: string) => (scripts === 'off' ? Promise.resolve() : checkState(page, name))

  await test.step('the location uploads it', async () => {
    await actAs(member)
    await page.goto(uploadPage)
    await page.getByLabel('Bestanden kiezen').setInputFiles(fileOf('wazig.pdf'))
    await uploadButton(page).click()
    await expect(page.getByRole('link', { name: 'Download wazig.pdf' })).toBeVisible()
    await expect(page.getByText('Wacht op controle')).toBeVisible()
  })

  await test.step('provider staff send it back, with a reason', async () => {
    await actAs(admin)
    await page.goto(queue)
    await look('queue')
    await page.getByRole('link', { name: 'wazig.pdf' }).click()
    const preview = page.getByRole('img', { name: 'Voorbeeld van wazig.pdf' })
    await expect(preview).toBeVisible()
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    await page.getByRole('button', { name: 'Terugsturen' }).click()
    await expect(page.getByRole('link', { name: /^Schrijf op wat er anders moet/ })).toBeVisible()
    await look('review with an error')
    await page.getByLabel('Wat moet er anders?').fill('De kamernummers zijn niet te lezen.')
    await page.getByRole('button', { name: 'Terugsturen' }).click()
    await expect(page.getByText('wazig.pdf is teruggestuurd.')).toBeVisible()
    await expect(page.getByText('Alles is gecontroleerd.')).toBeVisible()
    await page.getByRole('link', { name: 'Terug naar dit bestand' }).click()
    await expect(page.getByText('Er wacht verder niets op controle.')).toBeVisible()
    await look('review of what was sent back')
  })

  await test.step('the location reads why, and uploads a new version', async () => {
    await actAs(member)
    await page.goto('/location/route-card?location=0')
    const line = cardLine(page, 'Plattegrond')
    await expect(line.getByText('Terug van ons', { exact: true })).toBeVisible()
    await expect(line.getByText('De kamernummers zijn niet te lezen.')).toBeVisible()
    await expect(page.getByText('Nog nodig: een nieuwe versie van de plattegrond')).toBeVisible()
    await look('route card with a file that was sent back')
    await line.getByRole('link', { name: 'Nieuwe versie uploaden' }).click()
    await expect(page.getByText('Teruggestuurd door Sanne Bakker')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'wazig.pdf' })).toBeChecked()
    await look('upload page with a file that was sent back')
    await page.getByLabel('Bestanden kiezen').setInputFiles(fileOf('scherp.pdf'))
    await uploadButton(page).click()
    await expect(page.getByRole('link', { name: 'Download scherp.pdf' })).toBeVisible()
    await page.getByText('1 eerdere versie').click()
    await expect(page.getByRole('link', { name: 'Download wazig.pdf' })).toBeVisible()
    await expect(page.getByText('De kamernummers zijn niet te lezen.')).toBeVisible()
    await look('upload page with an earlier version')
  })

  await test.step('provider staff accept it', async () => {
    await actAs(admin)
    await page.goto(queue)
    await page.getByRole('link', { name: 'scherp.pdf' }).click()
    await expect(page.getByText('De kamernummers zijn niet te lezen.')).toBeVisible()
    await page.getByRole('button', { name: 'Goedkeuren' }).click()
    await expect(page.getByText('scherp.pdf is goedgekeurd.')).toBeVisible()
    await page.goto(`${queue}&list=reviewed`)
    await look('what was reviewed')
  })

  await test.step('the location sees that it was checked', async () => {
    await actAs(member)
    await page.goto('/location/route-card?location=0')
    await expect(cardLine(page, 'Plattegrond').getByText('Gecontroleerd', { exact: true })).toBeVisible()
  })
})
