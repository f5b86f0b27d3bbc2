import { expect, type BrowserContext, type Page } from '@playwright/test'
import { addColleague } from '#tests/support/care-organisation.ts'
import { newTenant, signIn } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/** Two people, each in a browser of their own, on the same page of the same location. */

const wards = '/location/basic-info/wards?location=0'
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click()
const saved = (page: Page) => expect(page.getByText('Alles wat goed is ingevuld, is opgeslagen.').first()).toBeVisible()
const nameOfWard = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Afdeling ${number}`) }).getByLabel('Naam van de afdeling')
const bedsOfWard = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Afdeling ${number}`) }).getByLabel('Aantal bedden')

type Pair = { hers: Page; his: Page }

/** Both have opened the page before either of them writes anything. */
const pair = test.extend<{ pair: Pair; second: BrowserContext }>({
  second: async ({ browser, javaScriptEnabled, locale }, use) => {
    const context = await browser.newContext({ javaScriptEnabled, locale })
    await use(context)
    await context.close()
  },
  pair: async ({ page, second, actAs, server, scripts }, use) => {
    const marieke = await newTenant()
    await actAs(marieke)
    const cookies = await signIn(server.origin, await addColleague(marieke, 'Youssef'))
    await second.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.origin })))
    const his = await second.newPage()
    await Promise.all([page.goto(wards), his.goto(server.origin + wards)])
    if (scripts === 'run') await Promise.all([expectTakenOver(page), expectTakenOver(his)])
    await use({ hers: page, his })
  },
})

pair('who change different fields both keep their change', async ({ pair: { hers, his } }) => {
  await bedsOfWard(hers, 1).fill('31')
  await nameOfWard(his, 2).fill('Rozenhof')
  await save(hers)
  await saved(hers)
  await save(his)
  await saved(his)
  await expect(bedsOfWard(his, 1)).toHaveValue('31')
  await expect(nameOfWard(his, 2)).toHaveValue('Rozenhof')
})

pair('who change the same field are shown both, and the second one chooses', async ({ pair: { hers, his } }) => {
  await nameOfWard(hers, 1).fill('Lelie')
  await nameOfWard(his, 1).fill('Leliehof')
  await bedsOfWard(his, 2).fill('17')
  await save(hers)
  await saved(hers)
  await save(his)
  await expect(his.getByRole('alert')).toBeFocused()
  const question = his.getByRole('group', { name: /^Naam van de afdeling \(Afdeling 1\):/ })
  await expect(question.getByRole('radio', { name: /^Uw antwoord/ })).not.toBeChecked()
  await expect(question.getByText('Leliehof')).toBeVisible()
  await expect(question.getByText('Lelie', { exact: true })).toBeVisible()
  await save(his)
  await expect(question).toBeVisible()
  await question.getByRole('radio', { name: /^Het antwoord van Marieke Jansen/ }).check()
  await save(his)
  await saved(his)
  await expect(question).toBeHidden()
  await expect(nameOfWard(his, 1)).toHaveValue('Lelie')
  await expect(bedsOfWard(his, 2)).toHaveValue('17')
})

pair('one removes a ward while the other changes it: the other chooses to keep it', async ({ pair: { hers, his } }) => {
  await nameOfWard(his, 1).fill('Leliehof')
  await hers.getByRole('button', { name: /^Afdeling 1.* verwijderen$/ }).click()
  await hers.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect(hers.getByRole('group', { name: /^Afdeling 2/ })).toBeHidden()
  await save(his)
  const question = his.getByRole('group', { name: /^Afdeling 1:/ })
  await question.getByRole('radio', { name: 'Wat u ervan maakte' }).check()
  await save(his)
  await saved(his)
  await hers.goto(wards)
  await expect(hers.getByRole('group', { name: /Leliehof/ })).toBeVisible()
})
