import { describe, expect, test } from 'vitest'
import { withoutTail } from './token-tail.ts'

const token = `${'Zx-_'.repeat(10)}abc`

describe.each(['/share', '/calendar', '/unsubscribe', '/identity/u/password', '/identity/u/let-in', '/en/share'])(
  '%s',
  (folder) => {
    test.each(['.', ',', ')', '>', '%3E', '%C2%A0', '%E2%80%8B', '.)', '%20', '_', '-', '…', '%22%3E'])(
      'what is taken along (%s) is cut off',
      (tail) => {
        expect(withoutTail(`${folder}/${token}${tail}`)).toBe(`${folder}/${token}`)
        expect(withoutTail(`${folder}/${token}${tail}?language=en`)).toBe(`${folder}/${token}?language=en`)
      },
    )

    test.each(['', '.data', '.ics', '/evidence', 'A', '%41', 'é', './evidence', '?x=.'])(
      '%s is left as it is',
      (end) => {
        expect(withoutTail(`${folder}/${token}${end}`)).toBeNull()
      },
    )
  },
)

test.each(['/', '/share', `/documents/${token}.`, `/share/${token.slice(1)}.`])('%s has no token', (url) => {
  expect(withoutTail(url)).toBeNull()
})
