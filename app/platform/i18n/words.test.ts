import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsIn, type Said } from '#tests/support/said-texts.ts'
import { languages, type Language } from './languages.ts'

const texts: Record<Language, Said[]> = { nl: textsIn('nl'), en: textsIn('en') }

/** The texts in which something is found that should not be there, each with what. */
const found = (language: Language, pattern: RegExp, except: RegExp = /^$/): string[] =>
  texts[language].flatMap(({ id, text }) => {
    const [what] = pattern.exec(text) ?? []
    return what === undefined || except.test(id) ? [] : [`${id}: ${what}`]
  })

/** Names that the agreement, the specification of messages or the box itself fix. */
const fixed = {
  log: / agreement\.|errors\.login_failed$/,
  please: /errors\.(login_failed|user_\w+|generic\.text)$|answers failed$|documents chosen\.failed$/,
  wifi: / agreement\.|walk-through-wifi-test /,
  formal: / agreement\./,
}

describe('one word for one thing', () => {
  test('in English', () => {
    expect(found('en', /\blog(?:ged|ging)?[ -]?(?:in|out)\b/i, fixed.log)).toEqual([])
    expect(found('en', /\bplease\b/i, fixed.please)).toEqual([])
    expect(found('en', /\bwi-?fi\b(?<!Wi-Fi)/i, fixed.wifi)).toEqual([])
    expect(found('en', /\b(?:e-mail|cannot|somebody|anybody|whilst|amongst|item of the)\b/i, fixed.formal)).toEqual([])
  })

  test('in Dutch', () => {
    expect(found('nl', /\b(?:u hebt|hebt u|wi-fi|email)\b/i)).toEqual([])
  })
})

test('no text has words of the other language', () => {
  expect(found('en', /\b(?:het|een|niet|voor|naar|wordt|zijn|deze)\b/i)).toEqual([])
  expect(found('nl', /\b(?:the|with|your|you|this|not|are)\b/i)).toEqual([])
})

test.each(languages)('quotes and dashes are those of print, in %s', (language) => {
  // A name that stands in a file, and names of files.
  expect(found(language, /["']| - |—|\.\.\./, /readme\.secrets$|evidence document$|record\.file$/)).toEqual([])
})

/** A sentence of more words is hard to take in at once. */
const mostWords = 25

test.each(languages)('sentences stay short, in %s', (language) => {
  const isLong = (sentence: string) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > mostWords
  const long = texts[language].filter(({ text }) => text.split(/(?<=[.?!])\s+|\n+/).some(isLong))
  // A list of the law's articles, and two that explain a picture or a rule in one go to who works with it daily.
  const known = /agreement\.promises\.help$|staff\/radar sections\.pace\.picture$|platform\/mail one\.hidden\.used$/
  expect(long.map(({ id }) => id).filter((id) => !known.test(id))).toEqual([])
})

test('no text is there that nothing says', () => {
  const folders = ['app', 'server', 'drizzle'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/\/(?:nl|en)\.ts$|\.test\.ts$/.test(file)
  const source = folders
    .filter(isSource)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const all = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, part = '']) => part))
  const whole = all(/['"`:]([\w.-]+)['"`]/g)
  const starts = new Set([...all(/['"`:]([\w.-]+?)\.?\$\{/g), ...all(/wordsAt\([^)]*, '([\w.-]+)'\)/g)])
  const ends = all(/\}\.?([\w.-]+)`/g)
  // Of these both halves of the key are put together from what happens, or all are read as one.
  const isPutTogether = (id: string) =>
    /^(?:platform\/mail\/templates|notifications\/events) |^platform\/auth window\./.test(id)
  const isSaid = (key: string) => {
    const parts = key.split('.')
    const upTo = parts.map((_, at) => parts.slice(0, at + 1).join('.'))
    const from = parts.map((_, at) => parts.slice(at).join('.'))
    const isStarted =
      upTo.some((part) => starts.has(part)) ||
      starts.has(key.replace(/[A-Z\d]\w*$/, '')) ||
      [...ends].some((end) => /^[A-Z]/.test(end) && key.endsWith(end))
    return whole.has(key) || isStarted || from.some((part) => ends.has(part))
  }
  const unsaid = texts.nl.filter(
    ({ id, key }) => !isPutTogether(id) && !isSaid(key.replace(/_(?:zero|one|other)$/, '')),
  )
  expect(unsaid.map(({ id }) => id)).toEqual([])
})
