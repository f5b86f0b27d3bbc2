import { RemixI18Next } from 'remix-i18next/server'
import { describe, expect, test } from 'vitest'
import { isNamespace, textFor, textsOf, textSourceFor } from './i18n.server.ts'
import { readAnyText, type Texts } from './text.ts'

const leaves = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  )
const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort()

const dutch = textsOf('nl')
const english = textsOf('en')
const namespaces = Object.keys(dutch).filter(isNamespace)

test('every folder of texts has both languages', () => {
  expect(Object.keys(dutch)).toContain('common')
  expect(Object.keys(english).sort()).toEqual(Object.keys(dutch).sort())
})

describe.each(Object.keys(dutch))('the texts of %s', (namespace) => {
  const nl = leaves(dutch[namespace] ?? {})
  const en = new Map(leaves(english[namespace] ?? {}))

  test('have the same keys in both languages', () => {
    expect([...en.keys()].sort()).toEqual(nl.map(([key]) => key).sort())
  })

  test('are never empty or surrounded by spaces', () => {
    for (const [key, text] of [...nl, ...en]) {
      expect(text.trim(), `${namespace} ${key}`).not.toBe('')
      expect(text.trim(), `${namespace} ${key}`).toBe(text)
    }
  })

  test('use the same values in both languages', () => {
    for (const [key, text] of nl) {
      expect(variables(en.get(key) ?? ''), `${namespace} ${key}`).toEqual(variables(text))
    }
  })
})

test('a text without values and one with values are both given', () => {
  const t = textFor('en', 'common')
  expect(t('header.help')).toBe('Help')
  expect(t('stepNow', { step: 'Goals' })).toBe('Current step: Goals')
  expect(textSourceFor('nl').language).toBe('nl')
})

const i18next = new RemixI18Next({
  detection: { supportedLanguages: ['nl', 'en'], fallbackLanguage: 'nl' },
  i18next: {
    resources: { nl: dutch, en: english },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  },
})
const withoutForm = (key: string) => key.replace(/_(zero|one|other)$/, '')

test.each(['nl', 'en'] as const)('every text says what i18next makes of the same file, in %s', async (language) => {
  const fixed = await i18next.getFixedT(language)
  const all = textsOf(language)
  let [compared, counted] = [0, 0]
  for (const namespace of namespaces) {
    const ours = readAnyText(textSourceFor(language), namespace)
    const texts = leaves(all[namespace] ?? {})
    const given = Object.fromEntries(
      texts.flatMap(([, text]) => variables(text)).map((name) => [name, `<${name}> & co`]),
    )
    for (const [key] of texts) {
      expect(ours(key), `${namespace} ${key}`).toBe(fixed(key, { ns: namespace, skipInterpolation: true }))
      expect(ours(key, given), `${namespace} ${key}`).toBe(fixed(key, { ...given, ns: namespace }))
      compared += 1
    }
    for (const key of new Set(texts.map(([key]) => withoutForm(key)))) {
      for (const count of [0, 1, 1.5, 2, 5, 1000]) {
        const values = { ...given, count }
        expect(ours(key, values), `${namespace} ${key} ${count}`).toBe(fixed(key, { ...values, ns: namespace }))
        counted += 1
      }
    }
    expect(ours('not.there')).toBe(fixed('not.there', { ns: namespace }))
  }
  expect(compared).toBeGreaterThan(1000)
  expect(counted).toBeGreaterThan(6000)
})

test.each(['nl', 'en'] as const)('forms that few texts have are chosen as i18next does, in %s', async (language) => {
  const common = {
    beds_zero: 'no bed',
    beds_one: 'one bed',
    beds_other: '{{count}} beds',
    plain: '{{count}} of {{max}}',
  }
  const ours = readAnyText({ language, textsOf: () => common }, 'common')
  const fixed = await i18next.getFixedT(language, 'common', { resources: { [language]: { common } } })
  const said = [0, 1, 2, -1, 0.5].map((count) => ours('beds', { count }))
  expect(said).toEqual([0, 1, 2, -1, 0.5].map((count) => fixed('beds', { count })))
  expect(said.slice(0, 3)).toEqual(['no bed', 'one bed', '2 beds'])
  expect(ours('plain', { count: 0, max: 2 })).toBe(fixed('plain', { count: 0, max: 2 }))
})

test('a folder without texts is a fault that says which', () => {
  const nothing = { language: 'nl' as const, textsOf: () => undefined }
  expect(() => readAnyText(nothing, 'common')).toThrow("There are no texts 'nl common'.")
})
