import { PDFDict, PDFDocument, PDFName, type PDFPage, type TransformationMatrix } from 'pdf-lib'

/** Pages of somebody else's document, to be shown in ours. */
export type ForeignDocument = { document: PDFDocument; pages: { width: number; height: number }[] }

/**
 * Reads a PDF to take its pages over. What was filled in its fields becomes part of its pages.
 * @returns null where it cannot be read, such as one with a password
 */
export async function openForeign(bytes: Uint8Array): Promise<ForeignDocument | null> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const form = document.getForm()
    if (form.getFields().length > 0) form.flatten()
    const pages = document.getPages().map((page) => {
      const { width, height } = page.getCropBox()
      return isTurned(page) ? { width: height, height: width } : { width, height }
    })
    return pages.length === 0 ? null : { document, pages }
  } catch {
    return null
  }
}

const turnOf = (page: PDFPage): number => ((page.getRotation().angle % 360) + 360) % 360
const isTurned = (page: PDFPage): boolean => turnOf(page) % 180 === 90

/**
 * Puts pages of another document where a picture stands for each, so that they are part of what the picture is tagged as. The tags, the
 * language and the title of ours stay.
 * @param places of the pages with these pictures, from 0, in order
 */
export async function fillPages(
  ours: Uint8Array,
  places: readonly number[],
  sources: readonly ForeignDocument[],
): Promise<Uint8Array> {
  const document = await PDFDocument.load(ours, { updateMetadata: false })
  const pages = sources.flatMap((source) => source.document.getPages())
  const embedded = await Promise.all(
    pages.map((page) => {
      const { x, y, width, height } = page.getCropBox()
      const box = { left: x, bottom: y, right: x + width, top: y + height }
      return document.embedPage(page, box, toUnit(page))
    }),
  )
  places.forEach((place, n) => {
    const pictures = document.getPage(place).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
    const [name] = pictures?.keys() ?? []
    const page = embedded[n]
    if (pictures && name && page) pictures.set(name, page.ref)
  })
  // Not packed: the number of the evidence is to be found in the file by anyone who searches it.
  return document.save({ useObjectStreams: false, updateFieldAppearances: false })
}

/** From the page as it lies to the square of one by one that a picture fills, turned as the page says. */
function toUnit(page: PDFPage): TransformationMatrix {
  const { x, y, width: w, height: h } = page.getCropBox()
  switch (turnOf(page)) {
    case 90:
      return [0, -1 / w, 1 / h, 0, -y / h, 1 + x / w]
    case 180:
      return [-1 / w, 0, 0, -1 / h, 1 + x / w, 1 + y / h]
    case 270:
      return [0, 1 / w, -1 / h, 0, 1 + y / h, -x / w]
    default:
      return [1 / w, 0, 0, 1 / h, -x / w, -y / h]
  }
}
