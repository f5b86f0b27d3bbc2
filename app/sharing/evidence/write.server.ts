import type { ShownItem } from '../snapshot.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { fileTypes } from '#app/platform/documents/file-types.ts'
import { readPdfText } from '#app/platform/documents/pdf-page.server.ts'
import { plainLine } from '#app/roadmap/letters/plain-text.ts'
import { certificateOf, type Signed } from './certificate.ts'
import { fillPages, openForeign, type ForeignDocument } from './foreign-pages.server.ts'
import { fillSignatureBlocks } from './signature-blocks.ts'
import { openPaper, type Attachment, type Paper } from '#app/platform/paper/paper.server.ts'

type HandOut = ShownItem['handOuts'][number]

/** A document of the library as it was shown. */
export type ShownFile = { name: string; mediaType: string; bytes: Buffer }

/** What is written: what is told, the exact text, and what was shown with the files of it by their SHA-256. */
type Written = {
  signed: Signed
  signedText: string
  handOuts: readonly HandOut[]
  files: ReadonlyMap<string, ShownFile>
  /** Where evidence is checked, and where who signed gets it again. */
  address: string
  again: string
  /** Whose certificate the file will be sealed with; null where it will not be. */
  sealedBy: string | null
}

/** Seconds after which the words of another document are given up. */
const patience = 10

/** Evidence as the bytes of one PDF: what was signed, and the certificate. What was signed is attached to it too, byte by byte. */
export async function writeEvidence({
  signed,
  signedText,
  handOuts,
  files,
  address,
  again,
  sealedBy,
}: Written): Promise<Buffer> {
  const { language, title, number, at } = signed
  const t = textFor(language, 'sharing/evidence')
  const paper = openPaper({
    ...{ language, at, keywords: number, title: t('pdf.heading', { title }) },
    about: t('pdf.numbered', { number }),
    pageOf: (page, pages) => t('pdf.page', { page, pages }),
  })
  const attachments: Attachment[] = [
    {
      ...{ name: t('pdf.textFile'), type: 'text/plain', about: t('pdf.textAbout') },
      bytes: Buffer.from(signedText, 'utf8'),
    },
  ]
  const sources: ForeignDocument[] = []
  for (const handOut of handOuts) {
    if (handOut.document) await writeDocument(handOut.document)
    else if (handOut.letter) {
      const { blocks } = handOut.letter
      const byPen = {
        place: t('pdf.blockPlace'),
        day: (day: Date) => formatLongDay(dayOf(day.getTime()), language),
        signature: (name: string) => t('pdf.blockSigned', { name }),
      }
      const letter = { ...handOut.letter, blocks: fillSignatureBlocks(blocks, signed.signatures, byPen) }
      writeLetter(paper, letter, signed.organisation)
    }
  }
  if (handOuts.length === 0) {
    paper.heading(1, title)
    for (const part of signedText.split(/\n{2,}/)) paper.paragraph(part.trim())
  }
  paper.ownPage()
  writeCertificate()
  for (const attachment of attachments) paper.attach(attachment)
  const { bytes, foreign } = await paper.finish()
  return sources.length === 0 ? bytes : Buffer.from(await fillPages(bytes, foreign, sources))

  async function writeDocument(document: NonNullable<HandOut['document']>): Promise<void> {
    paper.heading(1, document.title)
    paper.paragraph(signed.organisation)
    const file = files.get(document.sha256)
    if (!file) return paper.paragraph(t('pdf.gone', { title: document.title }))
    attachments.push({ name: file.name, type: file.mediaType, about: t('pdf.documentAbout'), bytes: file.bytes })
    const isPdf = file.mediaType === fileTypes.pdf.mediaType
    const source = isPdf ? await openForeign(file.bytes) : null
    if (!source) return paper.paragraph(t('pdf.notTakenOver', { title: document.title }))
    paper.paragraph(t('pdf.takenOverLead', { title: document.title }))
    const texts = await textsOf(file.bytes, source.pages.length)
    source.pages.forEach((size, n) => {
      const values = { page: n + 1, pages: source.pages.length, title: document.title, text: texts[n] ?? '' }
      paper.foreignPage(size, t('pdf.takenOver', values).trim())
    })
    sources.push(source)
  }

  function writeCertificate(): void {
    const { summary, document, parties, events, technical } = certificateOf(signed, t)
    paper.heading(1, t('pdf.title'))
    paper.paragraph(t('pdf.lead'), { isSoft: true })
    paper.summary(summary.title, summary.text)
    paper.heading(2, t('pdf.aboutDocument'))
    paper.facts(document)
    for (const party of parties) {
      paper.heading(2, party.title)
      paper.facts(party.facts)
    }
    paper.heading(2, t('pdf.happened'))
    paper.table(
      [t('pdf.happenedTime'), t('pdf.happenedWho'), t('pdf.happenedWhat')],
      [0.26, 0.3, 0.44],
      events.map(({ at: time, who, what }) => [time, who, what]),
    )
    paper.heading(2, t('pdf.check'))
    paper.paragraph(t('pdf.checkUpload', { address }))
    paper.paragraph(t('pdf.checkAgain', { address: again }))
    paper.paragraph(t('pdf.checkHash', { file: t('pdf.textFile') }))
    if (sealedBy !== null) paper.paragraph(t('pdf.checkSeal', { owner: sealedBy }))
    for (const { name } of attachments.slice(1)) paper.paragraph(t('pdf.checkDocument', { file: name }))
    paper.heading(2, t('pdf.technical'))
    paper.facts(technical)
  }
}

/** The words on each page, for who cannot see it; none where they cannot be had. */
async function textsOf(bytes: Buffer, pages: number): Promise<string[]> {
  const own = new Uint8Array(bytes)
  const signal = AbortSignal.timeout(patience * 1000)
  const texts = await readPdfText(own, { maxPages: pages, fromEnd: false }, signal).catch(() => [])
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}

function writeLetter(paper: Paper, letter: NonNullable<HandOut['letter']>, organisation: string): void {
  paper.heading(1, letter.title)
  paper.paragraph(organisation, { isSoft: true })
  for (const block of letter.blocks) {
    if (block.kind === 'heading') paper.heading(2, plainLine(block.text))
    else if (block.kind === 'paragraph') paper.paragraph(plainLine(block.text))
    else if (block.kind === 'list') paper.list(block.items.map(plainLine))
    else paper.facts(block.rows.map(({ name, value }) => ({ name, value: plainLine(value) })))
  }
}
