import { expect, type Page } from '@playwright/test'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { expectOnFirstScreen } from '#tests/support/first-screen.ts'
import { checkState } from '#tests/support/page-check.ts'
import { test } from '#tests/support/test.ts'

const item = '/location/make-info-letter?location=0'

/** Fills in the form of a link for the residents' council, and gives where it opens. */
async function makeLink(page: Page): Promise<string> {
  await page.getByLabel('Naam van de ontvanger').fill('An Raad')
  await page.getByRole('button', { name: 'Link maken' }).click()
  await expect(page.getByRole('heading', { name: 'De link is klaar' })).toBeVisible()
  const [path = ''] = /\/share\/[\w-]{43}/.exec(await page.content()) ?? []
  return path
}

test('the council reads the letter, comments and approves; the approval lapses; the next round shows why', async ({
  page,
  context,
  actAs,
  scripts,
}) => {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, 'target-date', { date: Date.UTC(2027, 3, 12) })
  const look = (name: string) => (scripts === 'off' ? Promise.resolve() : checkState(page, name))
  let link = ''

  await test.step('the leader asks the council', async () => {
    await actAs(member)
    await page.goto('/links/new?item=infoletter&location=0&purpose=council')
    link = await makeLink(page)
  })

  await test.step('the council asks for a change', async () => {
    await context.clearCookies()
    await page.goto(link)
    await expectOnFirstScreen(page, page.getByRole('link', { name: 'Naar uw antwoord' }))
    await look('review')
    await page.getByRole('button', { name: 'Antwoord versturen' }).click()
    await expect(page.getByRole('link', { name: 'Kies uw antwoord.' })).toBeVisible()
    await look('review with an error')
    await page.getByText('Opmerking bij dit onderdeel: Waar en wanneer?').click()
    await page.getByLabel('Uw opmerking, Waar en wanneer?').fill('Kan dit een maand later?')
    await page.getByLabel('Ik vraag om wijzigingen').check()
    await page.getByRole('button', { name: 'Antwoord versturen' }).click()
    await expect(page.getByText('U heeft om wijzigingen gevraagd')).toBeVisible()
    await expect(page.getByText('Kan dit een maand later?')).toBeVisible()
    await look('review that was answered')
  })

  await test.step('and then approves all the same', async () => {
    await page.getByLabel('Ik ga akkoord').check()
    await page.getByLabel('Uitleg').fill('Het mag ook zo.')
    await page.getByRole('button', { name: 'Antwoord versturen' }).click()
    await expect(page.getByText('U bent akkoord gegaan')).toBeVisible()
  })

  await test.step('the leader sees it, and changes what the letter says', async () => {
    await actAs(member)
    await page.goto(item)
    await expect(page.getByText('Akkoord van An Raad')).toBeVisible()
    await look('item that was approved')
    await page.goto('/location/select-initial-target-date/details?location=0')
    await page.getByLabel(/datum/i).first().fill('2027-05-10')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(page.getByText(/is opgeslagen/).first()).toBeVisible()
    await page.goto('/location/route-card?location=0')
    await expect(page.getByText('Het akkoord van An Raad')).toContainText('geldt niet meer')
    await look('route card with an approval that lapsed')
    await page.getByRole('link', { name: 'Bekijk wat er veranderd is' }).click()
    await expect(page.getByText('Kan dit een maand later?')).toBeVisible()
    await expect(page.locator('del')).toContainText('12 april 2027')
    await expect(page.locator('ins')).toContainText('10 mei 2027')
    await look('link of an approval that lapsed')
    await page.getByRole('button', { name: /^Dit is verwerkt/ }).click()
    await expect(page.getByText('Verwerkt door Marieke Jansen')).toBeVisible()
  })

  await test.step('the next round shows what is different', async () => {
    await page.getByRole('link', { name: 'Opnieuw sturen' }).click()
    await expect(page.getByLabel('Naam van de ontvanger')).toHaveValue('An Raad')
    const next = await makeLink(page)
    await context.clearCookies()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Deze link is vervangen' })).toBeVisible()
    await page.goto(next)
    await expect(page.getByRole('heading', { name: /ronde 2/ })).toBeVisible()
    await expect(page.getByText('Verwerkt door Marieke Jansen')).toBeVisible()
    await expect(page.locator('del')).toContainText('12 april 2027')
    await expect(page.getByText('Gewijzigd sinds de vorige keer.')).toBeVisible()
    await look('next round')
    await page.getByLabel('Ik ga akkoord').check()
    await page.getByRole('button', { name: 'Antwoord versturen' }).click()
    await expect(page.getByText('U bent akkoord gegaan')).toBeVisible()
    await actAs(member)
    await page.goto(item)
    await expect(page.getByText('Akkoord van An Raad')).toBeVisible()
  })
})
