import { describe, expect, it } from 'vitest'
import { doubtsAbout, isHopeless, sharesOf, withMore } from './chosen.ts'

const megabyte = 1024 * 1024
const file = (name: string, size = 10) => ({ name, size })

describe('files that were chosen', () => {
  it.each([
    ['plan.pdf', 10, null],
    ['PLAN.PDF', megabyte, null],
    ['IMG_0001.HEIC', 10, null],
    ['IMG_0001.jpeg', 10, null],
    ['rooster.xlsx', 10, null],
    ['zonder extensie', 10, null],
    ['.pdf', 10, null],
    ['plan.pdf', megabyte + 1, 'tooLarge'],
    ['plan.dwg', megabyte + 1, 'tooLarge'],
    ['plan.pdf', 0, 'empty'],
    ['plan.dwg', 10, 'wrongType'],
    ['plan.pdf.exe', 10, 'wrongType'],
    ['map.zip', 10, 'wrongType'],
  ] as const)('%s of %d bytes: %s', (name, size, doubt) => {
    expect(doubtsAbout([file(name, size)], 1)).toEqual([doubt])
  })

  it('are too many from the twenty-first on', () => {
    const doubts = doubtsAbout(
      Array.from({ length: 22 }, () => file('a.pdf')),
      1,
    )
    expect(doubts.flatMap((doubt, index) => (doubt === 'tooMany' ? [index] : []))).toEqual([20, 21])
  })

  it('are sent all the same where only the server can tell', () => {
    expect(([null, 'wrongType', 'tooLarge', 'tooMany', 'empty'] as const).map(isHopeless)).toEqual([
      ...[false, false, true, true, true],
    ])
  })

  it('are added to those before, each once', () => {
    const made = (name: string, text = 'x') => new File([text], name, { lastModified: 1 })
    const [a, b, other] = [made('a.pdf'), made('b.pdf'), made('a.pdf', 'xy')]
    expect(withMore([a], [made('a.pdf'), b, other])).toEqual([a, b, other])
  })
})

describe('how far each file is', () => {
  // 100 bytes of fields, then the files.
  const files = [{ size: 100 }, { size: 0 }, { size: 200 }]
  it.each([
    [0, [0, 0, 0]],
    [100, [0, 0, 0]],
    [150, [0.5, 0, 0]],
    [200, [1, 1, 0]],
    [300, [1, 1, 0.5]],
    [400, [1, 1, 1]],
    [500, [1, 1, 1]],
  ])('after %d bytes', (sent, shares) => {
    expect(sharesOf(files, sent, 400)).toEqual(shares)
  })
})
