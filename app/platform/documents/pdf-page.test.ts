import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pdfWithPages } from './pdf.fixture.ts'
import { drawPage, readPages } from './pdf-page.server.ts'

const bytesOf = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

/** A PDF whose page is made of one packed stream, and may paint with this shading: an object of its own, as number 5. */
function packedPdf(content: Uint8Array, shading?: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(content)
  const resources = '/Resources<</Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Function 5 0 R>>>>>>'
  return bytesOf(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R${shading ? resources : ''}>>endobj\n`,
    `4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`,
    packed,
    '\nendstream endobj\n',
    shading ?? '',
    'trailer<</Root 1 0 R>>\n%%EOF',
  )
}

/** A colour that takes so many steps to work out, for every pixel. */
function slowColour(steps: number): Uint8Array {
  const packed = deflateSync(Buffer.from(`{pop ${'1 add '.repeat(steps)}dup dup}`))
  const values = '/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]'
  const start = `5 0 obj<<${values}/Length ${packed.length}/Filter/FlateDecode>>stream\n`
  return bytesOf(start, packed, '\nendstream endobj\n')
}

const draw = (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) =>
  drawPage(bytes, { page: 0, longestSide: 400 }, signal)
const never = new AbortController().signal

it('draws a page', async () => {
  const { width, height, data } = await draw(packedPdf(Buffer.from('1 0 0 rg 0 0 300 400 re f')), never)
  expect([width, height, data.length, ...data.slice(0, 4)]).toEqual([300, 400, 300 * 400 * 4, 255, 0, 0, 255])
})

it('gives up a page that unfolds to more than may be in memory', async () => {
  await expect(draw(packedPdf(Buffer.alloc(300_000_000)), never)).rejects.toThrow()
})

it('is ended where the page takes too long', async () => {
  const endless = packedPdf(Buffer.from('300 0 0 400 0 0 cm /S sh'), slowColour(200_000))
  await expect(draw(endless, AbortSignal.timeout(1500))).rejects.toThrow(/timeout/)
})

it('reads how large pages are and what they say, and draws each of them', async () => {
  const pages = await readPages(pdfWithPages(['Artikel 1', '', 'Artikel 2']), never)
  expect(pages.map(({ width, height, text }) => [width, height, text.trim()])).toEqual([
    [595, 842, 'Artikel 1'],
    [595, 842, ''],
    [595, 842, 'Artikel 2'],
  ])
  const second = pdfWithPages(['Artikel 1', ''])
  const { width, height } = await drawPage(second, { page: 1, longestSide: 421 }, never)
  expect([width, height]).toEqual([298, 421])
  await expect(drawPage(pdfWithPages(['Een']), { page: 1, longestSide: 400 }, never)).rejects.toThrow()
})

it('fails where there is no page', async () => {
  await expect(draw(new Uint8Array(Buffer.from('%PDF-1.7')), never)).rejects.toThrow()
  await expect(draw(new Uint8Array(8), AbortSignal.abort())).rejects.toThrow(/abort/)
})
