import { describe, expect, it } from 'vitest'
import { documentFacts, documentProgress, type DocumentMark } from './progress.ts'

const uploaded: DocumentMark = {
  userUploaded: true,
  accepted: false,
  replacedAt: null,
  returnReason: null,
  scan: 'off',
}
const accepted = { ...uploaded, accepted: true }
const returned = { ...uploaded, returnReason: 'Niet te lezen' }
const replaced = { ...returned, replacedAt: new Date(0) }
const [scanning, infected] = [
  { ...uploaded, scan: 'waiting' as const },
  { ...uploaded, scan: 'infected' as const },
]
const ofProvider = { ...accepted, userUploaded: false }

describe('the state of an item by its documents', () => {
  it.each<[string, DocumentMark[], string, string[]]>([
    ['nothing', [], 'none', ['document']],
    ['one that waits', [uploaded], 'done', []],
    ['one that is being scanned', [scanning], 'done', []],
    ['one that was accepted', [uploaded, accepted], 'confirmed', []],
    ['one with a virus', [infected], 'none', ['document']],
    ['one of the provider', [ofProvider], 'none', ['document']],
    ['one that was sent back', [returned], 'busy', ['newVersion']],
    ['one that was sent back, and one with a virus', [returned, infected], 'busy', ['newVersion']],
    ['one that was sent back beside one that counts', [returned, uploaded], 'done', []],
    ['a new version of what was sent back', [replaced, uploaded], 'done', []],
    ['an accepted version of what was sent back', [replaced, accepted], 'confirmed', []],
    ['an older version alone', [replaced], 'none', ['document']],
    ['one that was found clean', [{ ...uploaded, scan: 'clean' }], 'done', []],
    ['one that was accepted and has a virus after all', [{ ...infected, accepted: true }], 'none', ['document']],
    ['one with a virus that was sent back', [{ ...infected, returnReason: 'Virus' }], 'busy', ['newVersion']],
    ['one with a virus beside one that counts', [infected, uploaded], 'done', []],
    ['one with a virus in the place of what was sent back', [replaced, infected], 'none', ['document']],
    ['one of each that does not count', [ofProvider, returned, replaced, infected], 'busy', ['newVersion']],
    ['one that was accepted and replaced', [{ ...accepted, replacedAt: new Date(0) }], 'none', ['document']],
  ])('%s', (_, documents, state, missing) => {
    expect(documentProgress('upload', documentFacts(documents))).toEqual({
      state,
      missing: missing.map((path) => ({ page: 'upload', path })),
    })
  })
})
