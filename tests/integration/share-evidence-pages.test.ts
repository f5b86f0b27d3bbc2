import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { pdfWithPages } from '#app/platform/documents/pdf.fixture.ts'
import { agreementToSign, signByName } from '#tests/support/agreement.ts'
import { documentTitle, putInSlot } from '#tests/support/agreement-document.ts'
import { emptyLibrary } from '#tests/support/library.ts'
import { openByPdfjs, textByPdfium } from '#tests/support/pdf-readers.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
beforeEach(emptyLibrary)
afterAll(async () => {
  await emptyLibrary()
  await portal.close()
})

/** The evidence of a document of the provider that somebody signed by name. */
async function evidenceOf(bytes: Uint8Array): Promise<Buffer> {
  const { member, link, guest } = await agreementToSign(portal)
  await handOut(member, bytes)
  expect((await signByName(guest, link)).headers.location).toBe(`${link.address}/evidence`)
  return Buffer.from(await (await fetch(`${portal.origin}${link.address}/evidence.pdf`)).arrayBuffer())
}

const handOut = (member: Member, bytes: Uint8Array) =>
  putInSlot(member, { name: 'agreement', title: documentTitle, bytes })

/** What stands for each picture, by page. */
async function alternatives(document: PDFDocumentProxy): Promise<string[][]> {
  type Node = { role?: string; alt?: string; children?: Node[] }
  const walk = ({ role, alt = '', children = [] }: Node): string[] => [
    ...(role === 'Figure' ? [alt] : []),
    ...children.flatMap(walk),
  ]
  const pages = Array.from({ length: document.numPages }, async (_, n) => {
    const tree = (await (await document.getPage(n + 1)).getStructTree()) as Node | null
    return tree ? walk(tree) : []
  })
  return Promise.all(pages)
}

async function attachedTo(document: PDFDocumentProxy): Promise<Buffer> {
  const files = await document.getAttachments()
  return Buffer.from(files?.['overeenkomst.pdf']?.content ?? [])
}

test('every page of a document of the provider is in the evidence as it was, and said to who cannot see it', async () => {
  const lines = ['Artikel 1: wat wij doen', '', 'Artikel 2: hoe lang']
  const original = pdfWithPages(lines)
  const evidence = await evidenceOf(original)
  const document = await openByPdfjs(evidence)
  const figures = await alternatives(document)
  const at = figures.flatMap((alts, page) => (alts.length > 0 ? [page] : []))
  expect(at).toHaveLength(lines.length)
  expect(figures.flat()).toEqual(
    lines.map((line, n) => `Bladzijde ${n + 1} van 3 van “${documentTitle}”. ${line}`.trim()),
  )
  for (const [n, page] of at.entries()) {
    const shown = await document.getPage(page + 1)
    const { width, height } = shown.getViewport({ scale: 1 })
    expect([width, height]).toEqual([595, 842])
    const { items } = await shown.getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join('')
    // Only what stands on the page itself: nothing of ours is written over it.
    expect(words.trim()).toBe(lines[n])
  }
  expect((await attachedTo(document)).equals(Buffer.from(original))).toBe(true)
  const text = await textByPdfium(evidence)
  for (const part of [...lines, 'De bladzijden hierna komen uit dat document.', 'Bewijs van ondertekening'])
    expect(text).toContain(part)
})

test('a document with a password is attached as it is, and the evidence says that its pages are not shown', async () => {
  const doc = new PDFDocument({ userPassword: 'geheim' })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.text('Artikel 1').end()
  await once(doc, 'end')
  const original = Buffer.concat(parts)
  const evidence = await evidenceOf(original)
  const document = await openByPdfjs(evidence)
  expect((await alternatives(document)).flat()).toEqual([])
  expect((await attachedTo(document)).equals(original)).toBe(true)
  const text = await textByPdfium(evidence)
  expect(text).toContain(
    `Getekend is het document “${documentTitle}”. De bladzijden daarvan kunnen hier niet getoond worden.`,
  )
})
