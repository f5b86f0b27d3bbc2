import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { isSignature, open, seal, sign } from './seal.server.ts'

const oldSecret = 'old-secret-of-at-least-32-characters!'
const newSecret = 'new-secret-of-at-least-32-characters!'
const useSecrets = (...secrets: string[]) =>
  keepEnvironment(readEnvironment({ NODE_ENV: 'test', SESSION_SECRET: secrets.join(',') }))

beforeEach(() => {
  useSecrets(oldSecret)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('seal and open', () => {
  test('give back what was sealed', () => {
    const value = { text: 'naïef ☕', list: [1, null, true] }
    expect(open('test', seal('test', value))).toEqual(value)
  })

  test('never seal the same thing to the same text', () => {
    expect(seal('test', 1)).not.toBe(seal('test', 1))
  })

  test('refuse another purpose', () => {
    expect(open('other', seal('test', 1))).toBeNull()
  })

  test('refuse a change of any byte', () => {
    const bytes = Buffer.from(seal('test', { user: 1 }), 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(open('test', changed.toString('base64url'))).toBeNull()
    }
  })

  test.each(['', 'x', 'A'.repeat(38), 'A'.repeat(5000), '%%%', '\u0000'])('refuse %j', (text) => {
    expect(open('test', text)).toBeNull()
  })

  test('refuse what is too old', () => {
    vi.useFakeTimers()
    const sealed = seal('test', 1, 60)
    vi.advanceTimersByTime(59_000)
    expect(open('test', sealed)).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(open('test', sealed)).toBeNull()
  })

  test('open what an older secret sealed, as long as it is listed', () => {
    const sealed = seal('test', 1)
    useSecrets(newSecret, oldSecret)
    expect(open('test', sealed)).toBe(1)
    expect(open('test', seal('test', 2))).toBe(2)
    useSecrets(newSecret)
    expect(open('test', sealed)).toBeNull()
  })
})

describe('sign', () => {
  test('is recognised for the same purpose and data only', () => {
    const signature = sign('test', 'data')
    expect(isSignature('test', 'data', signature)).toBe(true)
    expect(isSignature('other', 'data', signature)).toBe(false)
    expect(isSignature('test', 'dato', signature)).toBe(false)
    expect(isSignature('test', 'data', signature.slice(1))).toBe(false)
    expect(isSignature('test', 'data', '')).toBe(false)
  })

  test('holds while its secret is listed', () => {
    const signature = sign('test', 'data')
    useSecrets(newSecret, oldSecret)
    expect(isSignature('test', 'data', signature)).toBe(true)
    useSecrets(newSecret)
    expect(isSignature('test', 'data', signature)).toBe(false)
  })
})
