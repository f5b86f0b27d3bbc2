import { PDFiumLibrary } from '@hyzyla/pdfium'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The words of a PDF as PDFium reads them, as in Chromium. */
export async function textByPdfium(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(new Uint8Array(bytes))
  const text = Array.from({ length: document.getPageCount() }, (_, n) => document.getPage(n).getText()).join('\n')
  document.destroy()
  library.destroy()
  return text.replace(/\s+/g, ' ')
}

/** A PDF as pdf.js reads it, as in Firefox. */
export const openByPdfjs = (bytes: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise

/** Its words. */
export async function textByPdfjs(document: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: document.numPages }, async (_, n) => {
    const { items } = await (await document.getPage(n + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
  })
  return (await Promise.all(pages)).join(' ').replace(/\s+/g, ' ')
}
