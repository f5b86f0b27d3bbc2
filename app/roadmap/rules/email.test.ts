import { describe, expect, it } from 'vitest'
import { email, isEmail } from './shapes.ts'

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
  ])('%s is one', (value) => {
    expect(isEmail(value)).toBe(true)
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
  ])('%s is none', (_, value) => {
    expect(isEmail(value)).toBe(false)
  })

  it('measures what it says', () => {
    expect(`a@${domainOf(252)}`).toHaveLength(254)
    expect(`a@${domainOf(253)}`).toHaveLength(255)
  })

  it('may be left empty in a form, and is kept without the space around it', () => {
    expect(email().parse(undefined)).toBe('')
    expect(email().parse('  ')).toBe('')
    expect(email().parse(' ans@example.org ')).toBe('ans@example.org')
    expect(email().safeParse('ans@').error?.issues[0]?.message).toBe('invalid.email')
  })

  it('answers in time, whatever is sent', () => {
    expect(isEmail(`a@${'a-'.repeat(100_000)}`)).toBe(false)
    expect(isEmail(`${'a.'.repeat(100_000)}@b.nl`)).toBe(false)
  })
})
