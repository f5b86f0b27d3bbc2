import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from '@playwright/test'
import { database } from '#app/persistence/database.server.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { addDays, dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { declares, readOn } from '#tests/support/agreement-page.ts'
import { addForm, addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { codeAt } from '#tests/support/second-factor.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { photograph } from './photograph.ts'
import { signIn } from './sign-in.ts'

/** Pages as they are only after somebody did something; what is done in them is found by its Dutch words. */
const widths = [390, 768, 1280]

const toSign: Partial<NewShareLink> = {
  ...{ items: ['processing-agreement'], locationIndex: null, purpose: 'signer', may: 'sign' },
  ...{ recipientName: 'Hanneke de Vries', recipientEmail: 'hanneke@example.org' },
}

const stateOf = (page: Page, name: string) => photograph(page, `states/${name}-nl`, widths)

type Guest = { page: Page; speak: (language: Language) => Promise<unknown> }

/** What a guest reads, in both languages; a page that their browser can ask for again. */
async function guestState({ page, speak }: Guest, name: string): Promise<void> {
  for (const language of languages) {
    await speak(language)
    await page.reload()
    await photograph(page, `states/${name}-${language}`, widths)
  }
  await speak('nl')
  await page.reload()
}

async function sign(page: Page): Promise<void> {
  await page.getByLabel('Uw naam').fill('Hanneke de Vries')
  await page.getByLabel('Uw functie').fill('Bestuurder')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik teken deze overeenkomst' }).click()
  await page.getByRole('heading', { name: 'Bewijs van ondertekening' }).waitFor()
}

test('an agreement that a guest signs, and its evidence checked', async ({ page, speak }) => {
  const guest = { page, speak }
  const { address } = await addLink(await newTenant(), toSign)
  await page.goto(address)
  await guestState(guest, 'sign-summary')
  await page.getByRole('link', { name: 'Verder' }).click()
  await guestState(guest, 'sign-part')
  await page.goto(address)
  await readOn(page)
  // In both languages a text is read from its start.
  await stateOf(page, 'sign-form')
  await sign(page)
  await guestState(guest, 'sign-evidence')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /Bewijs als pdf/ }).click()
  const evidence = await readFile(await (await waiting).path())
  await page.goto(address)
  await guestState(guest, 'sign-done')

  await page.goto('/verify')
  await stateOf(page, 'verify')
  const changed = Buffer.from(evidence)
  changed[changed.length - 2] = 0
  const files = { good: evidence, changed, unknown: Buffer.from('%PDF-1.7 iets anders') }
  for (const [name, buffer] of Object.entries(files)) {
    await page.getByLabel('De pdf').setInputFiles({ name: 'bewijs.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: 'Controleer' }).click()
    await page.getByRole('status').waitFor()
    await stateOf(page, `verify-${name}`)
  }
})

test('links that no longer open', async ({ page, speak }) => {
  const guest = { page, speak }
  const leader = await newTenant()
  const ict: Partial<NewShareLink> = {
    ...{ purpose: 'ict', may: 'fill', items: ['wifi-settings'] },
    ...{ recipientName: 'Bart Net', recipientEmail: 'bart@example.org' },
  }
  const yesterday = new Date(Date.now() - 86_400_000)
  const set = (id: string, values: Partial<typeof shareLinks.$inferInsert>) =>
    database().update(shareLinks).set(values).where(eq(shareLinks.id, id))

  const expired = await addLink(leader, { ...ict, expiresAt: yesterday })
  await page.goto(expired.address)
  await guestState(guest, 'link-expired')
  await page.getByRole('button', { name: 'Vraag een nieuwe link' }).click()
  await page.getByRole('status').waitFor()
  await guestState(guest, 'link-asked')

  const stopped = await addLink(leader, ict)
  await set(stopped.id, { revokedAt: yesterday, revokedByName: leader.name })
  const replaced = await addLink(leader, ict)
  await set(replaced.id, { replacedById: (await addLink(leader, ict)).id, revokedAt: yesterday })
  const signed = await addLink(leader, { ...toSign, expiresAt: yesterday })
  await set(signed.id, { outcome: 'signed', outcomeAt: yesterday })
  for (const [name, { address }] of Object.entries({ stopped, replaced, signed })) {
    await page.goto(address)
    await guestState(guest, `link-${name}`)
  }
})

test('what guests read after they answered', async ({ page, speak }) => {
  const guest = { page, speak }
  const leader = await newTenant()
  const officer = await addLink(leader, { ...toSign, purpose: 'dpo', recipientName: 'Peter Koster' })
  await page.goto(officer.address)
  await readOn(page)
  await page.getByLabel('Uw naam').fill('Peter Koster')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik geef akkoord' }).click()
  await page.getByRole('heading', { name: 'Bewijs van akkoord' }).waitFor()
  await guestState(guest, 'officer-evidence')
  await page.goto(officer.address)
  await guestState(guest, 'officer-done')

  const chosen = await addLink(leader, { purpose: 'colleague', may: 'fill', items: ['target-date'] })
  await page.goto(chosen.address)
  await page.getByLabel('Streefdatum voor de aansluitdag').fill(inputDay(addDays(dayOf(Date.now()), 3)))
  await page.getByRole('button', { name: 'Opslaan, ik ben klaar' }).click()
  await page.getByText('Bedankt.').waitFor()
  await guestState(guest, 'date-chosen')
  const cannot = await addLink(leader, { purpose: 'ict', may: 'fill', items: ['wifi-settings'] })
  await page.goto(cannot.address)
  await page.getByText('Ik kan dit niet doen').click()
  await page.getByLabel('Waarom').first().fill('Ik werk hier niet meer.')
  await page.getByRole('button', { name: /niet kan/ }).click()
  await guestState(guest, 'cannot')
})

test('the question which ward goes', async ({ page, actAs }) => {
  const member = await addOrganisation(['De Wilgenhof'])
  const ward = (id: string, name: string, numberOfBeds: number) => ({ id, name, type: 'Somatiek', numberOfBeds })
  const wards = [ward('aaaaaaa1', 'De Eik', 20), ward('aaaaaaa2', 'De Beuk', 12), ward('aaaaaaa3', '', 8)]
  await addForm(member, 0, 'basic-information', { wards, numberOfWards: 3 })
  await actAs(member)
  await page.goto('/location/basic-info/wards?location=0')
  await page.getByRole('textbox', { name: 'Aantal afdelingen', exact: true }).fill('2')
  await page.getByRole('button', { name: /^Opslaan en verder/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Welke afdeling gaat weg?' }).waitFor()
  await stateOf(page, 'which-ward-goes')
})

test('what provider staff find while they type', async ({ page, actAs }) => {
  const name = await nameApart(await addOrganisation(['Huis aan de Vecht', 'De Wilgenhof']))
  await actAs(await newAdmin())
  await page.goto('/admin/organisations')
  await expectTakenOver(page)
  await page.getByRole('searchbox', { name: 'Zoek in alles' }).pressSequentially(name)
  await page.getByText(`resultaten voor “${name}”`).waitFor()
  await photograph(page, 'states/search-open-nl', [390, 1440])
})

test('signing in with a code', async ({ page, context, speak }) => {
  await speak('en')
  await signIn(page, 'colleague@example.org')
  await speak('nl')
  await page.goto('/settings/second-factor')
  await stateOf(page, 'second-factor')
  const secret = (await page.locator('.font-mono').first().innerText()).replaceAll(' ', '')
  await page.getByLabel('Typ de code uit de app').fill('000000')
  await page.getByRole('main').locator('button[type=submit]').first().click()
  await stateOf(page, 'second-factor-wrong')
  await page.getByLabel('Typ de code uit de app').fill(codeAt(secret))
  await page.getByRole('main').locator('button[type=submit]').first().click()
  await stateOf(page, 'second-factor-codes')

  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByLabel('E-mailadres').fill('colleague@example.org')
  await page.getByLabel('Wachtwoord').fill('welcome-2026')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.locator('[autocomplete=one-time-code]').waitFor()
  await stateOf(page, 'sign-in-code')
  await page.locator('[autocomplete=one-time-code]').fill('000000')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByText('Deze code klopt niet').waitFor()
  await stateOf(page, 'sign-in-code-wrong')
})
