import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { drawLogo } from './draw-logo.server.ts'
import { pictureOf, svg } from './logo.fixture.ts'

describe('a picture becomes a logo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('from a %s, drawn again as a PNG for its room', async (kind) => {
    const drawn = await drawLogo(await pictureOf(1890, 300, { kind }))
    if (typeof drawn === 'string') throw new Error(drawn)
    expect(drawn).toMatchObject({ width: 945, height: 150 })
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 945,
      height: 150,
      hasAlpha: false,
    })
  })

  it('on white where it is transparent, and no larger than it was', async () => {
    const drawn = await drawLogo(await pictureOf(30, 10, { background: 'rgba(0, 0, 0, 0)' }))
    if (typeof drawn === 'string') throw new Error(drawn)
    expect(drawn).toMatchObject({ width: 30, height: 10 })
    const { data } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...new Set(data)]).toEqual([255])
  })

  it('with nothing of the file but what it shows', async () => {
    const secret = 'taken at home'
    const photo = await sharp(await pictureOf(60, 20, { kind: 'jpeg' }))
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer()
    expect(photo.includes(secret)).toBe(true)
    const drawn = await drawLogo(Buffer.concat([photo, svg]))
    if (typeof drawn === 'string') throw new Error(drawn)
    expect(drawn.bytes.includes(secret)).toBe(false)
    expect(drawn.bytes.includes('script')).toBe(false)
  })
})

describe('a file is refused', () => {
  it.each(['pdf', 'gif', 'heic', 'docx'] as const)('that is a %s', async (kind) => {
    expect(await drawLogo(sampleFiles[kind])).toBe('wrongType')
  })

  it('that is an SVG, or nothing', async () => {
    expect(await drawLogo(svg)).toBe('wrongType')
    expect(await drawLogo(new Uint8Array())).toBe('wrongType')
  })

  it('that would be far larger unpacked than it is', async () => {
    const bomb = await pictureOf(4001, 4000)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await drawLogo(bomb)).toBe('tooManyPixels')
  })

  it.each(['jpg', 'webp'] as const)('that only begins as a %s', async (kind) => {
    expect(await drawLogo(sampleFiles[kind])).toBe('unreadable')
  })

  it('that breaks off', async () => {
    const whole = await pictureOf(400, 400)
    expect(await drawLogo(whole.subarray(0, whole.length / 2))).toBe('unreadable')
  })
})
