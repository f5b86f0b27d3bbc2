import { expect, test } from 'vitest'
import { composeMail } from './compose.server.ts'
import { framedHtml } from './framed-html.server.ts'

const evil = ' style="color:red" href="https://evil.example" <style>'
const href = 'https://portal.example/share/geheim'
const message = { language: 'nl', cause: 'share-link', subject: evil, preheader: evil, replyTo: null } as const

test('a message in a frame keeps its looks in one sheet with the nonce of the page, and leads nowhere', () => {
  const { html } = composeMail({ ...message, paragraphs: [evil, { href, label: evil }] })
  const framed = framedHtml(html, 'n0nce')
  expect(framed).not.toMatch(/\s(href|style)="/)
  expect(framed.match(/<style[^>]*>/g)).toEqual(['<style nonce="n0nce">'])
  expect(framed.match(/ data-style="/g)?.length).toBe(html.match(/ style="/g)?.length)
  const looks = (text: string) => [...text.matchAll(/(?: style="|\]\{)([^"}]*)/g)].map(([, look]) => look)
  expect(looks(framed)).toEqual(looks(html))
  // What was written stays what it is.
  expect(framed.split('&quot;https://evil.example&quot;').length).toBe(
    html.split('&quot;https://evil.example&quot;').length,
  )
})
