import { expect, test } from 'vitest'
import type { EvidenceLink } from '#app/persistence/links/share-evidence.server.ts'
import type { Signature } from '#app/persistence/links/share-signatures.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { noProvider } from '#app/platform/site/provider.ts'
import { certificateOf } from './certificate.ts'

const at = new Date(Date.UTC(2027, 3, 12, 9))
const signature: Signature = {
  ...{ id: '1', linkId: 'link', role: 'signer', typedName: 'Hanneke de Vries', position: '', signedBy: null },
  ...{ invitedName: 'Hanneke de Vries', isOther: false, statement: 'Ik teken.', signedText: 'x', textHash: 'ab', at },
  address: '',
}
const link = {
  ...{ id: 'link', purpose: 'signer', recipientName: 'Hanneke de Vries', recipientEmail: 'h@example.org' },
  ...{
    outcome: 'signed',
    outcomeWords: null,
    outcomeAt: at,
    language: 'nl',
    hasCode: false,
    wasMailed: true,
    codeEmail: '',
    senderName: 'Marieke Jansen',
  },
  isEarlier: false,
} satisfies EvidenceLink

/** @property to whose evidence it is: of the link, unless it says another */
type How = { isSealed: boolean; over: Partial<EvidenceLink>; to?: string }

/** What the certificate says of who signed, and last. */
function factsWith({ isSealed, over, to = 'link' }: How) {
  const signed = {
    ...{
      number: 'N',
      title: 'Overeenkomst',
      organisation: 'De Linde',
      provider: noProvider,
      textHash: 'ab',
      isSealed,
      againReason: null,
    },
    ...{
      language: 'nl' as const,
      at,
      linkId: to,
      signatures: [signature],
      links: [{ ...link, ...over }],
      events: [],
      annexes: [
        { name: 'Beveiliging', title: 'Hoe wij gegevens beschermen', sha256: 'cd'.repeat(32), isExempt: false },
      ],
    },
  }
  const { parties, document, technical } = certificateOf(signed, textFor('nl', 'sharing/evidence'))
  return { document, said: parties[0]?.facts.map(({ value }) => value) ?? [], technical }
}

const simple = 'Gewone elektronische handtekening (eIDAS-verordening, artikel 3, punt 10)'
const advanced = 'Geavanceerde elektronische handtekening (eIDAS-verordening, artikel 3, punt 11)'

const byMail = 'De link is gemaild aan h@example.org.'
const withCode = `${byMail} Marieke Jansen gaf een code apart; die is ingevuld.`

const mailed = { hasCode: true, codeEmail: 'h@example.com' }

test.each<[string, How, string, string]>([
  ['by mail', { isSealed: false, over: {} }, simple, byMail],
  ['by hand', { isSealed: true, over: { wasMailed: false } }, simple, 'Marieke Jansen gaf de link zelf door.'],
  ['with a code, without a seal', { isSealed: false, over: { hasCode: true } }, simple, withCode],
  ['with a code and a seal', { isSealed: true, over: { hasCode: true } }, advanced, withCode],
  [
    'with a code by mail',
    { isSealed: true, over: mailed },
    advanced,
    `${byMail} Wij mailden een code naar h@example.com; die is ingevuld.`,
  ],
])('a signature by a link %s says its kind and how its signer was identified', (_, how, kind, identified) => {
  const { said } = factsWith(how)
  expect(said).toContain(kind)
  expect(said).toContain(identified)
})

test('the second address of a signer is told to nobody else', () => {
  const { said } = factsWith({ isSealed: true, over: mailed, to: 'another' })
  expect(said).toContain(`${byMail} Wij mailden een code naar een tweede adres; die is ingevuld.`)
  expect(said.join()).not.toContain('h@example.com')
})

test('what machines compare stands last, and nowhere before', () => {
  const { said, technical } = factsWith({ isSealed: false, over: {} })
  const [text, annex, at] = technical.map(({ value }) => value.replace(/\s/g, ''))
  expect([text, annex, at]).toEqual(['ab', 'cd'.repeat(32), '2027-04-12T09:00:00.000Z'])
  expect(said.join()).not.toContain('T09:00')
})

test('an annex is told of with the document, by its name in the agreement and its own title', () => {
  const { document } = factsWith({ isSealed: false, over: {} })
  const value = '“Hoe wij gegevens beschermen”, zoals die was bij het tekenen'
  expect(document).toContainEqual({ name: 'Bijlage: Beveiliging', value })
})
