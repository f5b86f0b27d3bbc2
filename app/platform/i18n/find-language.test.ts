import { describe, expect, test } from 'vitest'
import { findLanguage } from './find-language.server.ts'

const said = ['nl', 'en', null] as const
const paths = { nl: '/nl/help', en: '/en/help', none: '/help' }
const headers = [null, 'nl', 'en-GB,en;q=0.9', 'de']

const findAt = (
  path: string,
  chosen: Partial<Record<'person' | 'browser' | 'link', unknown>>,
  header?: string | null,
) =>
  findLanguage(new Request(`https://example.org${path}`, { headers: header ? { 'Accept-Language': header } : {} }), {
    person: null,
    browser: null,
    link: null,
    ...chosen,
  })

/** What is found, by what the person, the browser, the address and the link say; a dash where they say nothing. */
const table: Record<string, 'nl' | 'en'> = {}
for (const row of `
  nl nl nl nl nl|nl nl nl en nl|nl nl nl - nl|nl nl en nl nl|nl nl en en nl|nl nl en - nl|nl nl - nl nl|nl nl - en nl|nl nl - - nl
  nl en nl nl nl|nl en nl en nl|nl en nl - nl|nl en en nl nl|nl en en en nl|nl en en - nl|nl en - nl nl|nl en - en nl|nl en - - nl
  nl - nl nl nl|nl - nl en nl|nl - nl - nl|nl - en nl nl|nl - en en nl|nl - en - nl|nl - - nl nl|nl - - en nl|nl - - - nl
  en nl nl nl en|en nl nl en en|en nl nl - en|en nl en nl en|en nl en en en|en nl en - en|en nl - nl en|en nl - en en|en nl - - en
  en en nl nl en|en en nl en en|en en nl - en|en en en nl en|en en en en en|en en en - en|en en - nl en|en en - en en|en en - - en
  en - nl nl en|en - nl en en|en - nl - en|en - en nl en|en - en en en|en - en - en|en - - nl en|en - - en en|en - - - en
  - nl nl nl nl|- nl nl en nl|- nl nl - nl|- nl en nl nl|- nl en en nl|- nl en - nl|- nl - nl nl|- nl - en nl|- nl - - nl
  - en nl nl en|- en nl en en|- en nl - en|- en en nl en|- en en en en|- en en - en|- en - nl en|- en - en en|- en - - en
  - - nl nl nl|- - nl en nl|- - nl - nl|- - en nl en|- - en en en|- - en - en|- - - nl nl|- - - en en|- - - - nl
`
  .trim()
  .split(/[|\n]/)) {
  const words = row.trim().split(' ')
  table[words.slice(0, 4).join(' ')] = words[4] === 'en' ? 'en' : 'nl'
}

const combinations = said.flatMap((person) =>
  said.flatMap((browser) => said.flatMap((path) => said.map((link) => ({ person, browser, path, link })))),
)

test('the table has every combination', () => {
  expect(combinations).toHaveLength(81)
  expect(Object.keys(table)).toHaveLength(81)
})

describe.each(headers)('where the browser asks for %j, which decides nothing', (header) => {
  test.each(combinations)('person $person, browser $browser, address $path, link $link', async (said) => {
    const { person, browser, path, link } = said
    const row = [person, browser, path, link].map((one) => one ?? '-').join(' ')
    expect(await findAt(paths[path ?? 'none'], { person, browser, link }, header)).toBe(table[row])
  })
})

test.each(['de', 'EN', 'en-GB', 'en;q=0.1', 'nl,en', '*', '', '__proto__', 3, undefined])(
  'what is no language of ours says nothing: %j',
  async (strange) => {
    for (const source of ['person', 'browser', 'link']) expect(await findAt('/', { [source]: strange })).toBe('nl')
    expect(await findAt('/', { person: strange, browser: strange, link: 'en' })).toBe('en')
  },
)

test.each(['/english', '/enter/en', '//en', '/EN/help', '/en-GB/help', '/help?lng=en', '/%65n'])(
  'an address that begins otherwise says nothing: %s',
  async (path) => {
    expect(await findAt(path, {})).toBe('nl')
  },
)

test('two requests at once keep what each was told', async () => {
  const found = await Promise.all([findAt('/', { person: 'en' }), findAt('/', { person: 'nl' }), findAt('/', {})])
  expect(found).toEqual(['en', 'nl', 'nl'])
})
