import { expect, it } from 'vitest'
import { attachmentHeader } from './content-disposition.ts'

it.each([
  ['rooster.pdf', `attachment; filename=rooster.pdf`],
  ['café.pdf', `attachment; filename=cafe.pdf; filename*=UTF-8''caf%C3%A9.pdf`],
  ['平面図.pdf', `attachment; filename=___.pdf; filename*=UTF-8''%E5%B9%B3%E9%9D%A2%E5%9B%B3.pdf`],
  [`a"b\\c%d'(e)*.pdf`, `attachment; filename="a_b_c_d'(e)*.pdf"; filename*=UTF-8''a%22b%5Cc%25d%27%28e%29%2A.pdf`],
  ['a\r\nSet-Cookie: x=1', `attachment; filename="a__Set-Cookie: x=1"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1`],
  ['half\ud800', `attachment; filename=half_; filename*=UTF-8''half%EF%BF%BD`],
])('%j', (name, header) => {
  expect(attachmentHeader(name)).toBe(header)
})
