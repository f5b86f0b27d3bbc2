import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { acceptedEncoding, pack } from './encoding.ts'

describe('acceptedEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.000, gzip ; q=0', 'identity'],
    ['br;q=0.001', 'br'],
    ['deflate', 'identity'],
  ])('%s -> %s', (header, expected) => expect(acceptedEncoding(header)).toBe(expected))
})

describe('pack', () => {
  const body = Buffer.from('een twee drie '.repeat(200))

  test('gives back what went in', async () => {
    const [brotli, gzip] = await Promise.all([pack(body, 'br'), pack(body, 'gzip')])
    expect([brotli.encoding, gzip.encoding]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.bytes)).toEqual(body)
    expect(gunzipSync(gzip.bytes)).toEqual(body)
  })

  test('leaves small bodies as they are', async () => {
    const small = body.subarray(0, 1000)
    expect(await pack(small, 'br')).toEqual({ bytes: small, encoding: 'identity' })
  })
})
