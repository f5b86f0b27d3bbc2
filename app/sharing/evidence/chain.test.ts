import { expect, test } from 'vitest'
import type { StoredEvidence } from '#app/persistence/links/share-evidence.server.ts'
import type { Signature } from '#app/persistence/links/share-signatures.server.ts'
import { chainHash, isWhole } from './chain.ts'

const signature: Signature = {
  ...{ id: 'a', linkId: 'l', role: 'signer', typedName: 'Hanneke', invitedName: 'Hanneke', isOther: false },
  ...{
    position: '',
    statement: 'Ja',
    signedText: 'x',
    textHash: 'h',
    at: new Date(0),
    address: '192.0.2.1',
    signedBy: null,
  },
}

function row(place: number, previousHash: string): StoredEvidence {
  const known = {
    ...{
      organisationId: 'o',
      place,
      previousHash,
      number: `n${place}`,
      linkId: 'l',
      signatureIds: ['a'],
      shown: [],
      annexes: [],
    },
    ...{ textHash: 'h', title: 'Overeenkomst', language: 'nl', at: new Date(place), size: 1, sha256: `s${place}` },
    storageKey: `k${place}`,
  }
  return { ...known, hash: chainHash(known, [signature]) }
}

const first = row(1, '')
const second = row(2, first.hash)
const third = row(3, second.hash)
const chain = [first, second, third]

test('a chain as it was made is whole, and so is none', () => {
  expect(isWhole(chain, [signature])).toBe(true)
  expect(isWhole([], [])).toBe(true)
})

test.each<[string, StoredEvidence[], Signature[]]>([
  ['a changed row', [first, { ...second, title: 'Koop' }, third], [signature]],
  ['a row left out', [first, third], [signature]],
  ['the first row left out', [second, third], [signature]],
  ['rows in another order', [second, first, third], [signature]],
  ['a row with a hash of its own', [first, row(2, 'x'), third], [signature]],
  ['another name', chain, [{ ...signature, typedName: 'Iemand' }]],
  ['a signature that is gone', chain, []],
])('%s shows', (_, rows, signatures) => {
  expect(isWhole(rows, signatures)).toBe(false)
})

test('a network address can be forgotten', () => {
  expect(isWhole(chain, [{ ...signature, address: '' }])).toBe(true)
})
