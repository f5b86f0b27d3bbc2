import { expect, test } from 'vitest'
import { hardDutch } from '#tests/support/hard-dutch.ts'
import { hardWords } from '#tests/support/dutch-words.ts'
import { stiffWords } from '#tests/support/plain-words.ts'
import { textsIn } from '#tests/support/said-texts.ts'
import { languages } from './languages.ts'

/** What people of care homes and the provider read. */
const unmeasured = [
  // Their words are the law's, and part of what was signed: a hash holds them (agreement-words.test.ts beside them).
  /^roadmap\/(?:organisation\/sign-processing-agreement|location\/prepare-quotation)\/letters agreement\./,
  // Read by who writes programs, who knows the words of that trade; and a page of examples.
  /^(?:api\/pages|styleguide) /,
  // Names of regions and places.
  /^staff\/today regions\./,
]
const measured = (language: 'nl' | 'en') =>
  textsIn(language).filter(({ id }) => !unmeasured.some((pattern) => pattern.test(id)))

const dutch = measured('nl').map(({ id, text }) => ({ id, text: text.replace(/\S*[@/]\S+|\bnpm run \S+/g, ' ') }))
const allowed = Object.values(hardDutch).flat()

test('the measure knows a hard word from a common one', () => {
  const hard = hardWords([])
  expect(hard('De afdelingen waren vol, en de kinderen belden hun moeder op.')).toEqual([])
  expect(hard('Wij lezen de contractuele modaliteiten')).toEqual(['contractuele', 'modaliteiten'])
  expect(hardWords(['modaliteit'])('modaliteitenlijst')).toEqual([])
})

test('Dutch texts are in common words, but for those with a reason', () => {
  const hard = hardWords(allowed)
  expect(dutch.flatMap(({ id, text }) => hard(text).map((word) => `${id}: ${word}`))).toEqual([])
})

test('no hard word is allowed that no text has, or that is none', () => {
  const hard = hardWords([])
  const said = new Set(dutch.flatMap(({ text }) => hard(text)))
  expect(allowed.filter((word) => ![...said].some((one) => one.includes(word)))).toEqual([])
  expect(allowed.filter((word) => hard(word).length === 0)).toEqual([])
  expect(allowed.filter((word, at) => allowed.indexOf(word) !== at)).toEqual([])
})

test.each(languages)('no text has words of an office, in %s', (language) => {
  const found = Object.entries(stiffWords[language]).flatMap(([words, plainer]) => {
    const pattern = new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu')
    return measured(language).flatMap(({ id, text }) => {
      const [what] = pattern.exec(text) ?? []
      return what === undefined ? [] : [`${id}: ${what} (${plainer})`]
    })
  })
  expect(found).toEqual([])
})
