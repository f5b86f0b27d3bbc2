import { expect } from 'vitest'
import type { Answer } from './ask.ts'
import { unescapeHtml } from './step-form.ts'

/** What a browser would send by the one button of an outage page. */
export function carriedIn(text: string): { action: string; fields: [string, string][] } {
  const [, action = '', form = ''] = /<form method="post" action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(text) ?? []
  const found = form.matchAll(/<input (?:id="secret[^>]*|type="hidden") name="([^"]*)" value="([^"]*)"/g)
  return {
    action: unescapeHtml(action),
    fields: [...found].map(([, name = '', value = '']) => [unescapeHtml(name), unescapeHtml(value)]),
  }
}

/** Fails where an answer is not that of an outage. */
export function expectOutage({ status, headers }: Answer): void {
  expect([status, headers['retry-after']]).toEqual([503, '10'])
}
