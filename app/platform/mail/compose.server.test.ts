import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { mailCauses } from './causes.ts'
import { composeMail } from './compose.server.ts'
import { en } from './en.ts'
import { asHeadline } from './message.server.ts'
import { nl } from './nl.ts'

const evil = '<img src=x onerror=alert(1)> "&\''
const href = 'https://portal.example/share/a?b=1&c="><script>'
const replyTo = { name: evil, address: 'sanne@example.org' }
const plain = { subject: 'Een link', preheader: 'Voor u', replyTo: null }
const message = { language: 'nl', cause: 'share-link', subject: evil, preheader: evil, replyTo } as const

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes what the standard lets one write in several ways.
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Mail programs know no sheets of styles, and Outlook takes widths and gaps of tables from these attributes alone.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
  },
})

test('a message is plain text and HTML in its language, in which nothing of the words is markup', () => {
  const { text, html } = composeMail({
    ...message,
    paragraphs: ['Beste Anna,', `Een\ntwee ${evil}`, { href, label: evil }],
  })
  expect(text).toMatch(/^Beste Anna,\n\nEen\ntwee <img/)
  expect(text).toContain(`\n\n${evil}:\n${href}\n\n--\n`)
  expect(text).toContain(`\nEen antwoord op dit bericht gaat naar ${evil}.\n`)
  expect(html).toContain('<html lang="nl">')
  expect(html).toContain('<span>Een</span><span><br/>twee &lt;img')
  expect(html.match(/ href="[^"]*"/g)).toEqual([
    ' href="https://portal.example/share/a?b=1&amp;c=&quot;&gt;&lt;script&gt;"',
  ])
  const tags = new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag))
  expect([...tags].sort()).toEqual(
    [
      'a',
      'body',
      'br',
      'div',
      'head',
      'html',
      'meta',
      'p',
      'span',
      'style',
      'table',
      'tbody',
      'td',
      'title',
      'tr',
    ].sort(),
  )
})

describe.each(['nl', 'en'] as const)('the HTML in %s', (language) => {
  test.each(mailCauses)('of %s follows the standard and fetches nothing', async (cause) => {
    const paragraphs = ['Beste Anna,', { href: 'https://portal.example/links/1', label: 'Open' }]
    const { html } = composeMail({ ...message, ...plain, language, cause, paragraphs })
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`))).toEqual([])
    expect(html).not.toMatch(/<(img|link|script|iframe|object|video)|\s(src|srcset|background|action)=|url\(|@import/)
    expect(html.match(/https?:/g)?.length).toBe(2)
  })

  const id = '6f1c2b1e-8f7d-4b1a-9a55-0a4c1f1f1f1f'
  const ofUser = { userId: id, cause: 'digest' } as const
  const ofGuest = { organisationId: id, linkId: id }
  test.each([
    ['digest', ofUser, 'stop'],
    ['share-reminder', ofGuest, 'stopReminders'],
    ['signing-turn', ofGuest, 'stopReminders'],
  ] as const)('of %s that can be stopped follows it too', async (cause, stop, words) => {
    const unsubscribe = 'https://portal.example/unsubscribe/x'
    const { html, text, parts } = composeMail({
      ...message,
      ...plain,
      language,
      cause,
      ...{ unsubscribe, stop },
      paragraphs: ['Dag'],
    })
    const { results } = await validator.validateString(html)
    expect(results).toEqual([])
    const label = (language === 'nl' ? nl : en).closing[words]
    expect(html).toContain(`>${label}</a>`)
    expect(html).toContain(` href="${unsubscribe}"`)
    expect(text).toMatch(new RegExp(`\n\n${label}:\n${unsubscribe}\n$`))
    expect(JSON.stringify(parts)).not.toContain(unsubscribe)
  })
})

const listed = {
  heading: 'Te laat',
  items: [
    { href: 'https://portal.example/a', label: evil, about: 'Huis', when: 'sinds 3 apr', isLate: true },
    { href: 'https://portal.example/b', label: 'Doelen', about: '', when: '', isLate: false },
  ],
  more: { href: 'https://portal.example/c', label: 'En nog 2' },
}

test('a list has its addresses in the text and in HTML, and nothing of it is markup', async () => {
  const { text, html } = composeMail({ ...message, ...plain, paragraphs: ['Dag', listed] })
  expect(text).toContain(
    `Dag\n\nTE LAAT\n- ${evil}, Huis: sinds 3 apr\n  https://portal.example/a\n- Doelen\n  https://portal.example/b\nEn nog 2\n  https://portal.example/c\n\n--`,
  )
  expect(html.match(/<a [^>]*href="[^"]*"/g)).toHaveLength(3)
  expect(html).not.toContain('<img')
  const { results } = await validator.validateString(html)
  expect(results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`))).toEqual([])
})

test('a message of an earlier version has no preheader, and no reason where its cause is gone', () => {
  const { text, html } = composeMail({ ...message, cause: 'of-an-earlier-day', preheader: null, paragraphs: ['Dag'] })
  expect(text).not.toContain('U krijgt dit bericht')
  expect(html).not.toContain('display:none')
})

test.each([
  ['a\r\nBcc: b\u2028c\u0000d', 'a Bcc: b cd'],
  ['x'.repeat(400), 'x'.repeat(300)],
  [`${'x'.repeat(299)}😀`, 'x'.repeat(299)],
])('a headline is one line of characters that are whole', (words, line) => {
  expect(asHeadline(words)).toBe(line)
})

test('what is to be done first stands with its button on a ground of its own, above lists alone', () => {
  const step = 'Hierna · De Zonnehof\nDoelen afmaken\nDit kost 5 minuten.'
  const list = { heading: 'Te laat', items: [{ href, label: 'Doelen', about: '', when: '', isLate: true }], more: null }
  const grounds = (paragraphs: Parameters<typeof composeMail>[0]['paragraphs']) =>
    composeMail({ ...message, paragraphs }).html.match(/class="step"/g)?.length ?? 0
  const link = { href, label: 'Verder' }
  expect(grounds(['Beste Anna,', step, link, list])).toBe(1)
  expect(grounds(['Beste Anna,', step, link])).toBe(0)
  expect(grounds(['Beste Anna,', 'Er is iets te laat.', link, list])).toBe(0)
  expect(grounds([step, list, link])).toBe(0)
  const { text, html } = composeMail({ ...message, paragraphs: [step, link, list] })
  expect(text).toContain(`${step}\n\nVerder:\n${href}`)
  expect(html.indexOf('class="step"')).toBeLessThan(html.indexOf('Doelen afmaken'))
})
