import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/**
 * A PDF of A4 with a line of text on each page; for tests.
 * @param lines letters of ASCII, no brackets; '' for a page without a text layer, on which there is a grey block
 */
export function pdfWithPages(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const kids = lines.map((_, n) => `${4 + 2 * n} 0 R`).join(' ')
  const pages = lines.map((line, n) => {
    const content = line ? `BT /F 24 Tf 60 760 Td (${line}) Tj ET` : '0.8 g 60 600 300 160 re f'
    return [
      `${4 + 2 * n} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + 2 * n} 0 R>>endobj`,
      `${5 + 2 * n} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    ].join('\n')
  })
  const file = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>endobj`,
    '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    ...pages,
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  ].join('\n')
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

/** An encrypted PDF of one page; for tests. */
export function pdfWithPassword(password: { userPassword?: string; ownerPassword?: string }): Promise<Buffer> {
  const file = new PDFDocument({ pdfVersion: '1.7', ...password })
  file.text('Plan')
  file.end()
  return buffer(file)
}
