import { expect, onTestFinished, test, vi } from 'vitest'
import { openWriter } from './writer.ts'

/** A place to write to that takes so many bytes, and then answers as the system does. */
function openPlace(room: number, code: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const place = { room, text: '', told: [] as number[] }
  const writer = openWriter(
    1,
    (lost) => place.told.push(lost),
    (_descriptor, bytes) => {
      if (place.room === 0) throw Object.assign(new Error(code), { code })
      const taken = bytes.subarray(0, place.room)
      place.room -= taken.length
      place.text += Buffer.from(taken).toString()
      return taken.length
    },
  )
  return { place, writer }
}

test('a full disk loses lines, which are counted and told when there is room again; the next line stands alone', () => {
  const { place, writer } = openPlace(6, 'ENOSPC')
  writer.write('one\n')
  writer.write('two\n')
  vi.advanceTimersByTime(500)
  expect([place.text, writer.lost(), place.told]).toEqual(['one\ntw', 1, []])
  writer.write('three\n')
  vi.advanceTimersByTime(500)
  expect([writer.lost(), place.told]).toEqual([2, []])
  place.room = 1000
  writer.write('four\n')
  vi.advanceTimersByTime(500)
  expect([place.text, writer.lost(), place.told]).toEqual(['one\ntw\nfour\n', 2, [2]])
})

test('a reader that sleeps loses nothing up to a megabyte, and the rest is counted', () => {
  const { place, writer } = openPlace(3, 'EAGAIN')
  const line = `${'x'.repeat(1023)}\n`
  for (let index = 0; index < 1100; index += 1) writer.write(line)
  expect([writer.lost(), place.told]).toEqual([76, []])
  place.room = 10_000_000
  vi.advanceTimersByTime(100)
  expect(place.text).toBe(line.repeat(1024))
  expect([writer.lost(), place.told]).toEqual([76, [76]])
})

test('at the end a reader that sleeps gets a moment and no more', () => {
  const { place, writer } = openPlace(0, 'EAGAIN')
  writer.write('one\n')
  const began = Date.now()
  writer.end()
  expect([Date.now() - began < 10_000, place.text]).toEqual([true, ''])
})
