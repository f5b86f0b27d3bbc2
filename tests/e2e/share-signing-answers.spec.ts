import { expect } from '@playwright/test'
import { readOn } from '#tests/support/agreement-page.ts'
import { checkState } from '#tests/support/page-check.ts'
import { addLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

/** An agreement that somebody is asked to sign. */
async function agreement() {
  const leader = await newTenant()
  const link = await addLink(leader, {
    ...{ items: ['processing-agreement'], locationIndex: null, purpose: 'signer', may: 'sign' },
    recipientName: 'Hanneke de Vries',
  })
  return { leader, link }
}

test('a signer does not agree and says why, which the sender reads', async ({ page, actAs, scripts }) => {
  const { leader, link } = await agreement()
  await page.goto(link.address)
  await page.getByText('Ik ga niet akkoord').click()
  const submit = page.getByRole('button', { name: 'Laten weten dat ik niet akkoord ga' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Schrijf waarom u niet akkoord gaat.')
  if (scripts !== 'off') await checkState(page, 'a refusal without a reason')
  await page.getByLabel('Waarom niet?').fill('Artikel 4 ontbreekt.')
  await submit.click()
  await expect(page.getByText('U heeft laten weten dat u niet akkoord gaat')).toBeVisible()
  await expect(page.getByText('Artikel 4 ontbreekt.')).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'an agreement that was declined')
  await actAs(leader)
  await page.goto(`/links/${link.id}`)
  await expect(page.getByText('Artikel 4 ontbreekt.').first()).toBeVisible()
})

test('who is not the right person says who is, and the link ends there', async ({ page, actAs, scripts }) => {
  const { leader, link } = await agreement()
  await page.goto(link.address)
  await page.getByText('Ik ben niet de juiste persoon').click()
  await page.getByLabel('E-mailadres van de juiste persoon').fill('karin@')
  const submit = page.getByRole('button', { name: 'Laten weten dat ik niet de juiste persoon ben' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Dit e-mailadres klopt niet')
  await page.getByLabel('Naam van de juiste persoon').fill('Karin Smit')
  await page.getByLabel('E-mailadres van de juiste persoon').fill('karin@example.org')
  await submit.click()
  await expect(page.getByText('Bedankt dat u het laat weten')).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'somebody who is not the right person')
  await page.goto(link.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link is gestopt')
  await actAs(leader)
  await page.goto(`/links/${link.id}`)
  await expect(page.getByText('Karin Smit').first()).toBeVisible()
})

test('the last part is read out in the order in which it is used', async ({ page }) => {
  const { link } = await agreement()
  await page.goto(link.address)
  await readOn(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Verwerkersovereenkomst" [level=1]
      - navigation "Inhoud":
        - list:
          - listitem:
            - link "1. Samenvatting (gezien)"
          - listitem
          - listitem
          - listitem
          - listitem:
            - link "Tekenen"
      - list:
        - listitem:
          - 'link "De hele tekst downloaden of afdrukken (Word): Verwerkersovereenkomst"'
        - listitem:
          - link "Bijlagen (3)"
      - article "Deel 4 van 4":
        - heading "Deel 4 van 4" [level=2]
      - navigation "Door het document":
        - link "Vorige"
      - region "Bijlagen":
        - heading "Bijlagen" [level=2]
        - list:
          - listitem:
            - paragraph: "Beschrijving van de informatiebeveiliging: hoe de gegevens worden beschermd"
            - paragraph: Dit stuk hoort niet bij deze overeenkomst, zegt de leverancier.
          - listitem
          - listitem
      - form "Tekenen":
        - heading "Tekenen" [level=2]
        - paragraph: U tekent namens De Zonnehof, door uw naam te typen. Daarna krijgt u een bewijs.
        - textbox "Uw naam"
        - textbox "Uw functie (niet verplicht)"
        - checkbox /Ik, \\[naam hierboven\\], ga namens De Zonnehof akkoord met “Verwerkersovereenkomst”/
        - button "Ik teken deze overeenkomst"
        - text: Dit telt als uw handtekening.
        - paragraph: /Wij bewaren uw naam, uw functie, de hele tekst, het tijdstip en uw netwerkadres/
      - group: Ik ga niet akkoord
      - group: Ik ben niet de juiste persoon
      - region "Getekend exemplaar terugsturen":
        - heading "Getekend exemplaar terugsturen" [level=2]
        - paragraph:
          - link "Bestand kiezen en terugsturen"
  `)
})
