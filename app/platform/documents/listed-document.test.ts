import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { listDocuments } from './listed-document.ts'

/** A document that was uploaded at this moment, in milliseconds. */
const at = (moment: number, over: Partial<StoredDocument> = {}): StoredDocument => ({
  id: `${moment}`,
  documentType: 'floor-plan',
  locationIndex: 0,
  name: `${moment}.pdf`,
  mediaType: 'application/pdf',
  size: 15,
  sha256: '',
  storageKey: '',
  userUploaded: true,
  accepted: false,
  createdAt: new Date(moment),
  createdByName: 'Anna',
  replacesId: null,
  replacedAt: null,
  reviewedAt: null,
  reviewedByName: null,
  returnReason: null,
  scan: 'off',
  ...over,
})
const returned = (moment: number, replacedAt: number | null, over: Partial<StoredDocument> = {}) =>
  at(moment, {
    ...{ returnReason: `reden ${moment}`, reviewedAt: new Date(moment + 1), reviewedByName: 'Sanne' },
    ...{ replacedAt: replacedAt === null ? null : new Date(replacedAt) },
    ...over,
  })
const chains = (documents: StoredDocument[]) =>
  listDocuments(documents).map(({ id, earlier }) => [id, earlier.map((one) => one.id)])

describe('documents in a list', () => {
  it('stand with the versions before them, the latest first', () => {
    const documents = [returned(10, 20), returned(20, 30, { replacesId: '10' }), at(30, { replacesId: '20' }), at(40)]
    expect(chains(documents)).toEqual([
      ['30', ['20', '10']],
      ['40', []],
    ])
  })

  it('keep a version for which the upload had no file of its own', () => {
    expect(chains([returned(10, 30), returned(20, 30), at(30, { replacesId: '10' })])).toEqual([['30', ['10', '20']]])
  })

  it.each<[string, Partial<StoredDocument>, object]>([
    ['waiting', {}, { isReadable: true, hasPreview: true, returned: null }],
    ['scanning', { scan: 'waiting' }, { isReadable: false, hasPreview: false }],
    ['infected', { scan: 'infected' }, { isReadable: false, hasPreview: false }],
    ['waiting', { scan: 'clean', mediaType: 'image/heic' }, { isReadable: true, hasPreview: false }],
    ['waiting', { size: 30 * 1024 * 1024 + 1 }, { hasPreview: false }],
    [
      'checked',
      { accepted: true, reviewedAt: new Date(5), reviewedByName: 'Sanne' },
      { accepted: { by: 'Sanne', at: 5 } },
    ],
    [
      'returned',
      { returnReason: 'Scheef', reviewedAt: new Date(5), reviewedByName: 'Sanne' },
      { returned: { reason: 'Scheef', by: 'Sanne', at: 5 }, accepted: null },
    ],
  ])('are %s: %j', (state, over, shown) => {
    expect(listDocuments([at(1, over)])).toMatchObject([{ state, ...shown }])
  })
})
