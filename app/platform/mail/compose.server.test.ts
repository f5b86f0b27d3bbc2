import { expect, test } from 'vitest'
import { composeMail } from './compose.server.ts'

const evil = '<img src=x onerror=alert(1)> "&\''
const href = 'https://portal.example/share/a?b=1&c="><script>'

test('a message is plain text and HTML in its language, in which nothing of the words is markup', () => {
  const { text, html } = composeMail('nl', evil, ['Beste Anna,', `Een\ntwee ${evil}`, { href, label: evil }])
  expect(text).toBe(`Beste Anna,\n\nEen\ntwee ${evil}\n\n${evil}:\n${href}\n`)
  expect(html).toContain('<html lang="nl">')
  expect(html).toContain('<p>Een<br>twee &lt;img')
  expect(html).toContain('href="https://portal.example/share/a?b=1&amp;c=&quot;&gt;&lt;script&gt;"')
  const tags = new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag))
  expect([...tags]).toEqual(['html', 'head', 'meta', 'title', 'body', 'div', 'p', 'br', 'a'])
})
