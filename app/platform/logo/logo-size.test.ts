import { expect, it } from 'vitest'
import { logoPixels, logoSize } from './logo-size.ts'

it.each([
  ['wide', { width: 945, height: 100 }, { width: 60, height: 6.35 }],
  ['high', { width: 300, height: 315 }, { width: 19.05, height: 20 }],
  ['as the room', { width: 945, height: 315 }, { width: 60, height: 20 }],
  ['smaller than a screen shows it', { width: 96, height: 48 }, { width: 25.4, height: 12.7 }],
])('a logo that is %s fits in 60 by 20 mm, and is not blown up', (_, picture, size) => {
  expect(logoSize(picture)).toEqual({
    width: expect.closeTo(size.width, 2),
    height: expect.closeTo(size.height, 2),
  })
})

it('is as many pixels on a page as it is millimetres on paper', () => {
  expect(logoPixels({ width: 945, height: 315 })).toEqual({ width: 227, height: 76 })
})
