import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import {
  ScanBrokenError,
  scanFile,
  ScannerAwayError,
  UnscannableError,
  type Patience,
} from '#app/platform/documents/scanner.server.ts'
import { openClamd, type Clamd } from '#tests/support/clamd.ts'
import { openStandIn, type Manner, type StandIn } from '#tests/support/clamd-stand-in.ts'
import { eicar } from '#tests/support/eicar.ts'

const never = new AbortController().signal
const megabyte = 1024 * 1024
const scan = (address: string, pieces: Iterable<string | Uint8Array>, patience?: Patience) =>
  scanFile(address, Readable.from(pieces, { objectMode: false }), never, patience)

function* large(size: number) {
  for (let sent = 0; sent < size; sent += 65_536) yield Buffer.alloc(65_536, 7)
}

describe.each(['tcp', 'unix'] as const)('clamd, reached by %s,', (way) => {
  let clamd: Clamd
  beforeAll(async () => {
    clamd = await openClamd(way)
  })
  afterAll(() => clamd.close())

  it('finds nothing in a harmless file, whatever its size', async () => {
    expect(await scan(clamd.address, ['%PDF-1.4 harmless'])).toEqual({ isClean: true })
    expect(await scan(clamd.address, large(megabyte))).toEqual({ isClean: true })
    expect(await scan(clamd.address, [])).toEqual({ isClean: true })
  })

  it('finds a virus, also where it comes in pieces', async () => {
    // clamd puts behind the name of a signature that is not its maker's that it is not.
    const found = { isClean: false, name: expect.stringMatching(/^Eicar-Test-Signature(\.UNOFFICIAL)?$/) }
    expect(await scan(clamd.address, [eicar])).toEqual(found)
    expect(await scan(clamd.address, [eicar.slice(0, 30), eicar.slice(30)])).toEqual(found)
  })

  it('refuses what is larger than it takes, in words or by going away', async () => {
    const error = await scan(clamd.address, large(8 * megabyte)).catch((thrown: unknown) => thrown)
    expect(error instanceof UnscannableError || error instanceof ScanBrokenError).toBe(true)
  })

  it('looks at several files at once', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 8 }, (_, n) => scan(clamd.address, [n % 2 ? eicar : 'harmless'])),
    )
    expect(verdicts.map(({ isClean }) => isClean)).toEqual([true, false, true, false, true, false, true, false])
  })
})

describe('a scanner that misbehaves', () => {
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await openStandIn(100)
  })
  afterAll(() => standIn.close())
  const short: Patience = { connect: 500, silence: 100 }

  test.each<[Manner, abstract new () => Error]>([
    ['silent', ScanBrokenError],
    ['hangs up', ScanBrokenError],
    ['hangs up on data', ScanBrokenError],
    ['talks on', ScanBrokenError],
    ['refuses', UnscannableError],
  ])('%s', async (manner, error) => {
    standIn.behave(manner)
    await expect(scan(standIn.address, large(megabyte), short)).rejects.toBeInstanceOf(error)
    await expect(scan(standIn.address, ['a few bytes'], short)).rejects.toBeInstanceOf(error)
  })

  it('says that a file is too large, which is no verdict', async () => {
    standIn.behave('usual')
    await expect(scan(standIn.address, ['x'.repeat(101)])).rejects.toThrow('size limit exceeded')
    await expect(scan(standIn.address, ['x'.repeat(101)])).rejects.toBeInstanceOf(UnscannableError)
  })

  it('is away where nothing listens', async () => {
    const gone = await openStandIn()
    await gone.close()
    await expect(scan(gone.address, ['a'])).rejects.toBeInstanceOf(ScannerAwayError)
    await expect(scan('unix:/nowhere/clamd.sock', ['a'])).rejects.toBeInstanceOf(ScannerAwayError)
    await expect(scan('tcp://nobody.invalid:3310', ['a'])).rejects.toBeInstanceOf(ScannerAwayError)
  })

  it('is let go when the portal stops, with the file', async () => {
    standIn.behave('silent')
    const stop = new AbortController()
    const file = Readable.from(large(64 * megabyte))
    const asked = scanFile(standIn.address, file, stop.signal)
    stop.abort()
    await expect(asked).rejects.toThrow()
    expect(file.destroyed).toBe(true)
  })

  it('gives no verdict on a file that breaks off', async () => {
    standIn.behave('usual')
    const half = (function* () {
      yield Buffer.from('half')
      throw new Error('the store went away')
    })()
    await expect(scan(standIn.address, half)).rejects.toThrow('the store went away')
  })
})
