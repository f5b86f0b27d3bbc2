import { expect, test } from 'vitest'
import type { AgreementLink } from '#app/persistence/links/agreement-links.server.ts'
import { envelopeOf } from './envelopes.server.ts'

const link = (over: Partial<AgreementLink> = {}): AgreementLink => ({
  ...{ id: '1', items: ['processing-agreement'], purpose: 'signer', may: 'sign', outcome: null, answeredVersion: null },
  ...{
    counterSignedAt: null,
    revokedAt: null,
    alsoSigns: false,
    signingRound: 1,
    againReason: null,
    isUsable: true,
    name: 'Hans de Wit',
    recipientName: 'Hans de Wit',
    providerName: null,
  },
  ...over,
})
const officer = link({ purpose: 'dpo', may: 'review', name: 'Dina Post' })
const at = new Date()

test.each<[string, AgreementLink[], object]>([
  [
    'nobody has answered',
    [officer, link()],
    {
      state: 'out',
      people: [
        { role: 'reviewer', name: 'Dina Post', outcome: null, current: false },
        { role: 'signer', name: 'Hans de Wit', outcome: null, current: false },
      ],
    },
  ],
  [
    'an officer approved the text, or an earlier one',
    [
      { ...officer, outcome: 'approved', answeredVersion: 'before' },
      { ...officer, may: 'sign', outcome: 'signed', answeredVersion: 'now' },
    ],
    {
      state: 'out',
      people: [
        { role: 'reviewer', outcome: 'approved', current: false },
        { role: 'reviewer', outcome: 'approved', current: true },
      ],
    },
  ],
  [
    'both sides have signed, and others were asked no more',
    [
      link({ outcome: 'signed', answeredVersion: 'now', counterSignedAt: at, providerName: 'Sanne Bakker' }),
      link({ name: 'Greet Bos', revokedAt: at }),
    ],
    {
      state: 'signed',
      people: [
        { role: 'signer', name: 'Hans de Wit', outcome: 'signed', current: true },
        { role: 'countersigner', name: 'Sanne Bakker', outcome: 'signed', current: true },
      ],
    },
  ],
  [
    'somebody has remarks, somebody declined, and one is somebody else',
    [
      { ...officer, outcome: 'changes-asked' },
      link({ outcome: 'declined' }),
      link({ outcome: 'moved', revokedAt: at }),
    ],
    { state: 'out', people: [{ outcome: 'remarks' }, { outcome: 'declined' }, { outcome: 'not-me' }] },
  ],
  ['all of it was taken back', [link({ revokedAt: at })], { state: 'void', people: [] }],
])('%s', (_, links, expected) => expect(envelopeOf(links, 'now')).toMatchObject({ version: 'now', ...expected }))
