import { expect } from '@playwright/test'
import { expectOnFirstScreen } from '#tests/support/first-screen.ts'
import { checkPage, checkState } from '#tests/support/page-check.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('a leader shares the newsletter by link, sees it opened, and withdraws it', async ({
  page,
  browser,
  actAs,
  scripts,
  baseURL,
}) => {
  const isChecked = scripts === 'run'
  const guestContext = await browser.newContext({ baseURL, javaScriptEnabled: scripts !== 'off' })
  const guest = await guestContext.newPage()
  await actAs(await newTenant())

  const { address, code } = await test.step('make the link, after a mistake', async () => {
    await page.goto('/location/make-news-letter/download?location=0')
    await page.getByRole('link', { name: 'Delen via een link' }).first().click()
    await page.getByLabel('Naam van de ontvanger').fill('Bea Kok')
    await page.getByLabel('E-mailadres van de ontvanger').fill('bea@')
    await page.getByLabel('Alleen lezen').check()
    await page.getByLabel('Uw bericht').fill('Wilt u meelezen?')
    await page.getByLabel('Ook een code vragen').check()
    await page.getByRole('button', { name: 'Link maken' }).click()
    await expect(page.getByRole('alert')).toContainText('Dit e-mailadres klopt niet')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Uw bericht')).toHaveValue('Wilt u meelezen?')
    await expect(page.getByLabel('Alleen lezen')).toBeChecked()
    if (isChecked) await checkState(page, 'a link with a mistake')
    await page.getByLabel('E-mailadres van de ontvanger').fill('bea@example.org')
    await page.getByRole('button', { name: 'Link maken' }).click()
    await expect(page.getByRole('heading', { name: 'De link is klaar' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR-code van de link' })).toBeVisible()
    if (isChecked) await checkState(page, 'a link that is handed over')
    const link = await page.getByLabel('De link', { exact: true }).inputValue()
    expect(page.url()).not.toContain('share')
    return { address: link, code: await page.getByLabel('De code', { exact: true }).inputValue() }
  })

  await test.step('copy it, where scripts run', async () => {
    const button = page.getByRole('button', { name: 'Link kopiëren' })
    if (scripts !== 'run') return expect(button).toBeHidden()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button.click()
    await expect(page.getByText('De link is gekopieerd.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })

  await test.step('the guest opens it with the code, and reads', async () => {
    await guest.goto(address)
    await guest.getByLabel('Code').fill('AAAAAA')
    await guest.getByRole('button', { name: 'Verder' }).click()
    await expect(guest.getByRole('alert')).toContainText('U kunt het nog 9 keer proberen.')
    await guest.getByLabel('Code').fill(code)
    await guest.getByRole('button', { name: 'Verder' }).click()
    await expect(
      guest.getByText('Marieke Jansen (De Zonnehof) deelt “Nieuwsbericht voor collega’s” van Huis aan de Vecht met u.'),
    ).toBeVisible()
    await expect(guest.getByText('Wilt u meelezen?')).toBeVisible()
    await expectOnFirstScreen(guest, guest.getByRole('heading', { name: 'Wij gaan werken met bedsensoren' }))
    await expect(guest.getByRole('heading', { name: 'Wij gaan werken met bedsensoren' })).toBeVisible()
    await expect(guest.getByRole('navigation')).toHaveCount(0)
    if (isChecked) await checkPage(guest, address)
    const [file] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: /downloaden \(Word\)/ }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.docx$/)
    await guest.getByRole('button', { name: /English/ }).click()
    await expect(
      guest.getByText('Marieke Jansen (De Zonnehof) shares “Newsletter to colleagues” for Huis aan de Vecht with you.'),
    ).toBeVisible()
  })

  await test.step('which can be opened on a phone, too', async () => {
    await guest.getByRole('link', { name: 'Open on your phone' }).click()
    await expect(guest.getByRole('img', { name: 'QR code for this link' })).toBeVisible()
    if (isChecked) await checkState(guest, 'a link for a phone')
    await guest.getByRole('link', { name: 'Back' }).click()
  })

  await test.step('which says what is kept of who has it', async () => {
    await guest.getByRole('link', { name: 'What we do with your data' }).click()
    await expect(guest.getByText('De Zonnehof is responsible for your data.')).toBeVisible()
    if (isChecked) await checkState(guest, 'what is kept of a guest')
    await guest.getByRole('link', { name: 'Back' }).click()
    await expect(guest).toHaveURL(address)
  })

  await test.step('the leader sees that', async () => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Gedeeld' }).click()
    await expect(page.getByRole('row', { name: /Bea Kok/ })).toContainText(/keer, /)
    if (isChecked) await checkPage(page, '/links')
    await page.getByRole('link', { name: 'Bea Kok' }).click()
    await expect(page.getByText('Er werd een verkeerde code ingevuld')).toBeVisible()
    await expect(page.getByText('Bea Kok opende de link').first()).toBeVisible()
    if (isChecked) await checkPage(page, page.url())
  })

  await test.step('and withdraws it', async () => {
    await page.getByRole('link', { name: 'Intrekken' }).click()
    if (isChecked) await checkPage(page, page.url())
    await page.getByRole('button', { name: 'Link intrekken' }).click()
    await expect(page.getByText('De link is ingetrokken.')).toBeVisible()
    await guest.reload()
    await expect(guest.getByRole('heading', { name: 'This link has been withdrawn' })).toBeVisible()
    if (isChecked) await checkState(guest, 'a link that was withdrawn')
  })
  await guestContext.close()
})

test('provider staff share the documents and the appointment', async ({ page, browser, actAs, scripts, baseURL }) => {
  const leader = await newTenant()
  await actAs(await newAdmin())
  await page.goto(`/admin/relationship-management/${leader.organisationId}`)
  await page.getByRole('link', { name: 'De documenten delen via een link' }).click()
  if (scripts === 'run') await checkPage(page, page.url())
  await page.getByLabel('Naam van de ontvanger').fill('Joke van der Meulen')
  await page.getByLabel('Engels').check()
  await page.getByRole('button', { name: 'Link maken' }).click()
  const address = await page.getByLabel('De link', { exact: true }).inputValue()
  const guestContext = await browser.newContext({ baseURL, javaScriptEnabled: scripts !== 'off' })
  const guest = await guestContext.newPage()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: 'Documents about the bed sensors' })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Next appointment' })).toBeVisible()
  if (scripts === 'run') await checkPage(guest, address)
  await guestContext.close()
  await page.goto('/admin/links')
  await expect(page.getByRole('row', { name: /Joke van der Meulen/ })).toContainText('De Zonnehof')
})
