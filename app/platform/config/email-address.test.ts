import { describe, expect, it } from 'vitest'
import { isEmailAddress, typedAddress } from './email-address.ts'

const label = 'a'.repeat(63)
/** An address with a domain of exactly `length` characters, in segments of at most 63. */
const domainOf = (length: number) => {
  const segments = `${label}.`.repeat(8).slice(0, length - 4)
  return `${segments.replace(/\.$/, 'a')}.org`
}

describe('an e-mail address', () => {
  it.each([
    ['ans@example.org'],
    ['ans.bos+zorg@example.co.nl'],
    ["o'neill_2@example.org"],
    ['a@b.nl'],
    ['ans@xn--caf-dma.example'],
    [`${'a'.repeat(64)}@example.org`],
    [`ans@${label}.org`],
    [`a@${domainOf(252)}`],
    ['anna@exämple.nl'],
    ['józef@example.org'],
    [`${'é'.repeat(32)}@example.org`],
  ])('%s is one', (value) => {
    expect(isEmailAddress(value)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['no @', 'ans.example.org'],
    ['nothing before the @', '@example.org'],
    ['nothing after the @', 'ans@'],
    ['two @', 'ans@bos@example.org'],
    ['no dot in the domain', 'ans@localhost'],
    ['a space', 'ans bos@example.org'],
    ['a newline', 'ans@example.org\nbcc:x@example.org'],
    ['a comma', 'ans,bea@example.org'],
    ['a name around it', 'Ans <ans@example.org>'],
    ['a dot at the begin', '.ans@example.org'],
    ['a dot at the end', 'ans.@example.org'],
    ['two dots', 'ans..bos@example.org'],
    ['two dots in the domain', 'ans@example..org'],
    ['a hyphen before a dot', 'ans@example-.org'],
    ['an address of numbers', 'ans@127.0.0.1'],
    ['65 characters before the @', `${'a'.repeat(65)}@example.org`],
    ['a segment of 64', `ans@${label}a.org`],
    ['255 characters', `a@${domainOf(253)}`],
    ['66 bytes before the @', `${'é'.repeat(33)}@example.org`],
    ['a segment of 64 bytes', `ans@${'é'.repeat(32)}.org`],
    ['255 bytes in fewer characters', `é@${domainOf(252)}`],
    ['a header that follows', 'ans@example.org\r\nBcc: all@example.org'],
    ['NUL', 'ans\0@example.org'],
    ['a control character', 'ans\u0085@example.org'],
    ['a sign that turns text round', 'ans\u202e@example.org'],
    ['a sign that nobody sees', 'ans\u200b@example.org'],
    ['half a sign', 'ans\ud800@example.org'],
    ['a dot at the end of the domain', 'ans@example.org.'],
    ['quotes', '"ans bos"@example.org'],
    ['a colon', 'mailto:ans@example.org'],
  ])('%s is none', (_, value) => {
    expect(isEmailAddress(value)).toBe(false)
  })

  it('measures what it says', () => {
    expect(`a@${domainOf(252)}`).toHaveLength(254)
    expect(`a@${domainOf(253)}`).toHaveLength(255)
  })

  it('answers in time, whatever is sent', () => {
    expect(isEmailAddress(`a@${'a-'.repeat(100_000)}`)).toBe(false)
    expect(isEmailAddress(`${'a.'.repeat(100_000)}@b.nl`)).toBe(false)
  })
})

const meant = 'anna@voorbeeld.nl'

describe('an address that was pasted', () => {
  it.each([
    ['\u200banna@voorbeeld.nl\u2060'],
    ['\u200eanna@voorbeeld.nl\u202a'],
    ['an\u00adna@voor\u00adbeeld.nl'],
    [' anna@voorbeeld.nl\u00a0'],
    ['Anna de Vries <anna@voorbeeld.nl>'],
    ['anna@voorbeeld.nl <mailto:anna@voorbeeld.nl>;'],
    ['<anna@voorbeeld.nl>,'],
    ['mailto:anna@voorbeeld.nl'],
    ['anna@voorbeeld.nl;'],
    ['anna@voorbeeld.nl.'],
  ])('%j is meant', (typed) => {
    expect(typedAddress(typed)).toBe(meant)
  })

  it.each([
    ['', ' \u200b '],
    ['anna', 'anna'],
    ['anna@voorbeeld', ' anna@voorbeeld'],
    ['<anna@voorbeeld.nl> <bea@voorbeeld.nl>', '<anna@voorbeeld.nl> <bea@voorbeeld.nl>'],
    ['anna@voorbeeld.nl, bea@voorbeeld.nl', 'anna@voorbeeld.nl, bea@voorbeeld.nl'],
    ['x'.repeat(5000), 'x'.repeat(5000)],
  ])('it stays %j where none can be meant', (expected, typed) => {
    expect(typedAddress(typed)).toBe(expected)
  })
})
