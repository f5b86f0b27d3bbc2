import { describe, expect, test } from 'vitest'
import { i18nFor, textFor, textsOf } from './i18n.server.ts'
import type { nl as commonTexts } from './nl.ts'
import type { Texts } from './text.ts'

const leaves = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  )
const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort()

const dutch = textsOf('nl')
const english = textsOf('en')

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
  const t = textFor<typeof commonTexts>('en', 'common')
  expect(t('header.help')).toBe('Help')
  expect(t('meter', { value: 6, max: 17 })).toBe('6 of 17')
  expect(i18nFor('nl').language).toBe('nl')
})
