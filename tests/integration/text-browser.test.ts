import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementToSign, outcomeOf, signaturesOf, who } from '#tests/support/agreement.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { readAsText } from '#tests/support/text-browser.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** Follows the last link, presses the button or fills in the field in the first line with these words. */
const follow = (words: string) => ['1', `/${words}/`, 'g$']
const press = (words: string) => ['1', `/${words}/`, 'i*']
const fill = (words: string, text: string) => ['1', `/${words}/`, `i=${text}`]

test('an agreement is read and signed in a text browser', { tags: 'night' }, async () => {
  const { member, link } = await agreementToSign(portal)
  const shown = await readAsText([
    ...[`b ${portal.origin}${link.address}`, ',p'],
    ...[...follow('{Verder}'), ...follow('{Verder}'), ',p'],
    ...[
      ...fill('Zoals in de uitnodiging', who.name),
      ...fill('Waarom u mag tekenen', 'Bestuurder'),
      ...fill('naam hierboven', '+'),
    ],
    ...[...press('<Ik teken deze overeenkomst>'), ',p'],
  ])
  for (const words of [
    'h3 Samenvatting',
    'Tussen wie\nDe Zonnehof en',
    'h2 Deel 3 van 3',
    'h1 Bewijs van ondertekening',
  ])
    expect(shown).toContain(words)
  expect(await outcomeOf(portal, link)).toBe('signed')
  expect(await signaturesOf(portal, member.organisationId)).toMatchObject([{ typed_name: who.name, role: 'signer' }])
})

test(
  'who goes to the form at once in a text browser is shown the first part that was not read',
  { tags: 'night' },
  async () => {
    const { member, link } = await agreementToSign(portal)
    const shown = await readAsText([
      ...[`b ${portal.origin}${link.address}`, ...follow('{Tekenen}'), ',p'],
      ...[...fill('Zoals in de uitnodiging', who.name), ...fill('naam hierboven', '+')],
      ...[...press('<Ik teken deze overeenkomst>'), ',p'],
    ])
    for (const words of ['Tekenen kan als u alle delen heeft gezien', 'Dit deel heeft u nog niet gezien'])
      expect(shown).toContain(words)
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  },
)
