import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

type Stream = ReadableStream<Uint8Array>
const isFunction = (found: unknown) => typeof found === 'function'
const coder = z.object({
  encode: z.custom<(value: unknown) => Stream>(isFunction),
  decode: z.custom<(stream: Stream) => Promise<{ value: unknown }>>(isFunction),
})
const remix = z.object({
  decodeViaTurboStream: z.custom<(stream: Stream, window: unknown) => Promise<{ value: unknown }>>(isFunction),
})
const errors = z.object({ deserializeErrors: z.custom<(errors: unknown) => unknown>(isFunction) })

const require = createRequire(import.meta.url)
const ofRemix = createRequire(require.resolve('@remix-run/node'))
/**
 * The form in which Remix sends the data of a page: what the server loads and what browsers get are two files, patched alike as
 * docs/decisions/036-from-remix-2-to-react-router-7.md says.
 */
const coders = [
  ['the server', coder.parse(ofRemix('turbo-stream'))],
  ['browsers', coder.parse(await import(ofRemix.resolve('turbo-stream').replace(/\.js$/, '.mjs')))],
] as const

const streamOf = (...lines: unknown[]): Stream => new Blob(lines.map((line) => `${JSON.stringify(line)}\n`)).stream()

describe.each(coders)('as %s have it', (_whose, { encode, decode }) => {
  test('data comes back as it was, however deep it is', async () => {
    const whole = { list: [1, 'two', null, undefined, ['a', { b: new Map([['c', new Set([3])]]) }]], day: new Date(0) }
    expect((await decode(encode(whole))).value).toEqual(whole)
    let deep: unknown = 'end'
    for (let depth = 0; depth < 20_000; depth++) deep = depth % 2 ? [deep] : { next: deep }
    let found = (await decode(encode(deep))).value
    for (let depth = 0; depth < 20_000; depth++) found = Array.isArray(found) ? found[0] : Object(found).next
    expect(found).toBe('end')
  })

  test('an error is an Error, whatever it is called, and nothing else is called', async () => {
    const sent = [
      [1, 2, 3],
      ['E', 'x', 'Function'],
      ['E', 'y', 'TypeError'],
      ['E', '9', 'BigUint64Array'],
    ]
    expect((await decode(streamOf(sent))).value).toEqual([new Error('x'), new Error('y'), new Error('9')])
  })

  test('a property called __proto__ is only that', async () => {
    const { value } = await decode(streamOf([{ _1: 2 }, '__proto__', { _3: 4 }, 'isAdmin', true]))
    expect(Object.keys(Object(value))).toEqual(['__proto__'])
    expect(Object(value).isAdmin).toBeUndefined()
    expect(Object(decode).isAdmin).toBeUndefined()
  })

  test.each([[[5]], [[1.5]], [['P', 9]], [['Z', 9]]])('a place that is not there is refused: %j', async (first) => {
    await expect(decode(streamOf([[1], first]))).rejects.toThrow(SyntaxError)
  })
})

test('the server only writes it: nothing that is sent is read so', () => {
  const files = ['@remix-run/server-runtime', '@remix-run/node'].flatMap((name) => {
    const folder = path.dirname(ofRemix.resolve(name))
    return readdirSync(folder).map((file) => path.join(folder, file))
  })
  const sources = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'))
  expect(sources.flatMap((source) => source.match(/\bturboStream\.\w+/g) ?? [])).toEqual(['turboStream.encode'])
  expect(sources.filter((source) => source.includes('turbo-stream'))).toHaveLength(1)
})

describe.each(['dist', 'dist/esm'])('as Remix has it in %s', (folder) => {
  const load = (file: string): Promise<unknown> => import(require.resolve(`@remix-run/react/${folder}/${file}.js`))
  afterEach(() => vi.unstubAllGlobals())

  test('what is sent as an error becomes nothing else', async () => {
    const { decodeViaTurboStream } = remix.parse(await load('single-fetch'))
    const sent = [[1, 2], ['SanitizedError', 3, 4, -7], ['SanitizedError', 5, 4, -7], 'Function', 'x', 'TypeError']
    expect((await decodeViaTurboStream(streamOf(sent), globalThis)).value).toEqual([new Error('x'), new Error('x')])
  })

  test('what stands in the page as an error becomes nothing else', async () => {
    vi.stubGlobal('window', globalThis)
    const { deserializeErrors } = errors.parse(await load('errors'))
    const sent = (name: string) => ({ page: { __type: 'Error', __subType: name, message: 'x' } })
    expect(deserializeErrors(sent('Function'))).toEqual({ page: new Error('x') })
    expect(deserializeErrors(sent('RangeError'))).toEqual({ page: new Error('x') })
  })
})
