import { describe, expect, test } from 'vitest'
import { i18nFor, isNamespace, textFor, textsOf } from './i18n.server.ts'
import { readAnyText, type Texts } from './text.ts'
import { openTexts } from './text-store.ts'

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
  expect(t('meter', { value: 6, max: 17 })).toBe('6 of 17')
  expect(i18nFor('nl').language).toBe('nl')
})

/** The names of texts that count, without their plural ending. */
const counted = (texts: Texts) =>
  new Set(leaves(texts).flatMap(([key]) => /^(.+)_(zero|one|other)$/.exec(key)?.[1] ?? []))

test.each(['nl', 'en'] as const)('the browser says the same as i18next on the server, in %s', async (language) => {
  const all = textsOf(language)
  const store = openTexts(language, (_, namespace) => Promise.resolve(all[namespace]))
  let compared = 0
  for (const namespace of namespaces) {
    const texts = all[namespace] ?? {}
    await store.loadNamespaces(namespace)
    const [here, there] = [store, i18nFor(language)].map((source) => readAnyText(source, namespace))
    const given = Object.fromEntries(
      leaves(texts)
        .flatMap(([, text]) => variables(text))
        .map((name) => [name, `<${name}> & co`]),
    )
    for (const key of counted(texts)) {
      for (const count of [0, 1, 2, 5, 1000]) {
        const values = { ...given, count }
        expect(here?.(key, values), `${namespace} ${key}`).toBe(there?.(key, values))
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(20)
})

test('the browser changes its language as a whole, and tells who asked', async () => {
  const loaded: string[] = []
  const store = openTexts('nl', (language, namespace) => {
    loaded.push(`${language} ${namespace}`)
    return Promise.resolve(textsOf(language === 'en' ? 'en' : 'nl')[namespace])
  })
  await store.loadNamespaces('common')
  let told = 0
  const listener = () => void (told += 1)
  store.on('languageChanged', listener)
  await store.changeLanguage('en')
  store.off('languageChanged', listener)
  await store.changeLanguage('nl')
  expect(told).toBe(1)
  expect(loaded).toEqual(['nl common', 'en common'])
  expect(store.getResourceBundle('en', 'common')).toEqual(english.common)
})
