import { expect } from '@playwright/test'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('provider staff fill in a task for somebody on the phone, who reads afterwards what was said', async ({
  page,
  actAs,
  scripts,
}) => {
  const staff = await newAdmin()
  const member = await addOrganisation(['Huis aan de Vecht'])
  const name = await nameApart(member)
  const answers = `/admin/organisations/${member.organisationId}/answers?location=0&item=`
  const person = page.getByLabel('Met wie spreekt u aan de telefoon?')
  const first = page.getByLabel('Voornaam teamlid').first()

  await test.step('from what was filled in to the form', async () => {
    await actAs(staff)
    await page.goto(`${answers}floor-plan`)
    await expect(page.getByText('Deze taak vult de klant zelf in')).toBeVisible()
    await page.goto(`${answers}project-team`)
    await page.getByRole('link', { name: 'Invullen namens de klant' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Namens de klant: Projectteam' })).toBeVisible()
    await expect(page.getByText(`U vult in namens ${name}`)).toBeVisible()
  })

  await test.step('nobody is named: what was typed stays', async () => {
    await first.fill('Bea')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Vul de naam in van wie u aan de telefoon heeft')
    if (scripts === 'run') await checkState(page, 'a form of staff for a customer, without who is on the phone')
    await expect(first).toHaveValue('Bea')
  })

  await test.step('a second person, who is taken out after a question', async () => {
    await person.fill('Ans de Boer')
    await page.getByRole('button', { name: 'Nog een teamlid' }).click()
    await expect(person).toHaveValue('Ans de Boer')
    await page.getByLabel('Voornaam teamlid').nth(1).fill('Cor')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await page.getByRole('button', { name: 'Teamlid 2 verwijderen' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Cor')
    if (scripts === 'run') await checkState(page, 'the question of staff whether a row may go')
    await page.getByRole('button', { name: /^Ja/ }).click()
    await expect(page.getByLabel('Voornaam teamlid')).toHaveCount(1)
  })

  await test.step('read back', async () => {
    await page.getByRole('button', { name: 'Opslaan en teruglezen' }).click()
    await expect(page).toHaveURL(new RegExp('/answers'))
    await expect(page.getByRole('main')).toContainText('Bea')
  })

  await test.step('the organisation sees who filled it in, and for whom', async () => {
    await actAs(member)
    await page.goto('/location/introduce-project-team/history?location=0')
    await expect(
      page.getByText(`${staff.name}, van de leverancier, aan de telefoon namens Ans de Boer`).first(),
    ).toBeVisible()
  })
})
